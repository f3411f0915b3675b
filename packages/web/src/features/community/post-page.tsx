import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { LostScene } from '../../ui/scenes/lost-scene.tsx';
import { useCommunityTexts } from './texts.ts';

/** There is no post to speak of, so the server answers “not found”. */
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
          <ButtonLink to="/forum" variant="accent">
            {post.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
