import { PATHS } from '@fahrtwind/domain';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { LostScene } from '../../ui/scenes/lost-scene.tsx';
import { useCommunityTexts } from './texts.ts';

/** Posts do not exist yet, so the server answers “not found”. */
export function pageHead() {
  return null;
}

export function PostPage() {
  const { post } = useCommunityTexts();
  return (
    <Page title={post.title}>
      <EmptyState
        scene={<LostScene />}
        title={post.emptyTitle}
        text={post.emptyText}
        action={
          <ButtonLink to={PATHS.forum} variant="accent">
            {post.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
