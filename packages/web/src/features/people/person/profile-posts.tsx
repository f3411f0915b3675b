import { profilePath } from '@fahrtwind/domain';
import {
  MorePosts,
  PostRows,
  PostRowsSkeleton,
  PostsFailed,
} from '../../../parts/posts/post-rows.tsx';
import { usePostList } from '../../../parts/posts/use-post-list.ts';
import { Card } from '../../../ui/card.tsx';
import { usePersonTexts } from './texts.ts';

/** The posts of a person, newest first. */
export function ProfilePosts({ uid }: { readonly uid: string }) {
  const texts = usePersonTexts();
  const list = usePostList({ author: uid });
  const { state } = list;
  return (
    <Card title={texts.postsTitle}>
      {state.status === 'loading' && <PostRowsSkeleton />}
      {state.status === 'failed' && <PostsFailed onRetry={list.reload} />}
      {state.status === 'ready' && state.posts.length === 0 && <p>{texts.noPosts}</p>}
      {state.status === 'ready' && state.posts.length > 0 && (
        <>
          <PostRows posts={state.posts} level={3} />
          <MorePosts list={list} addressAfter={() => profilePath(uid)} />
        </>
      )}
    </Card>
  );
}
