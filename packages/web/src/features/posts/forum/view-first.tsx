import { PATHS } from '@fahrtwind/domain';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { forumAddress, type ForumView } from './forum-address.ts';
import { JoinButtons } from './join-buttons.tsx';
import { useForumTexts } from './texts.ts';

/** What people without an account see instead of a view that needs one. */
export function ViewFirst({ view }: { readonly view: ForumView }) {
  const { viewFirst } = useForumTexts();
  return (
    <EmptyState
      scene={<Scene name="camp" />}
      title={view === 'feed' ? viewFirst.feedTitle : viewFirst.savedTitle}
      text={viewFirst.text}
      action={
        <>
          <JoinButtons target={forumAddress({ view })} />
          <ButtonLink to={PATHS.forum} variant="quiet">
            {viewFirst.all}
          </ButtonLink>
        </>
      }
    />
  );
}
