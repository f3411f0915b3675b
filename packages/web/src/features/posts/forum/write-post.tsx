import type { PostKind } from '@fahrtwind/domain';
import { useSession } from '../../../store/session/use-session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { LazyNewPost } from '../write/lazy-new-post.tsx';
import { writingAddress } from './forum-address.ts';
import { JoinButtons } from './join-buttons.tsx';
import { useForumTexts } from './texts.ts';

/** Writing needs an account: others are led to one and back. */
export function WritePost({ kind }: { readonly kind: PostKind }) {
  const { writeFirst } = useForumTexts();
  const { state } = useSession();
  if (state === 'registered') return <LazyNewPost kind={kind} />;
  return (
    <Page title={writeFirst.title}>
      <EmptyState
        scene={<Scene name="road" />}
        title={writeFirst.heading}
        text={state === 'guest' ? writeFirst.guestText : writeFirst.text}
        action={<JoinButtons target={writingAddress(kind)} />}
      />
    </Page>
  );
}
