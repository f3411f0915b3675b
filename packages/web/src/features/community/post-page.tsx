import { postPath } from '@fahrtwind/domain';
import { Navigate, useLocation, useParams } from 'react-router';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { FailedPost, MissingPost } from './post/missing-post.tsx';
import { postIdOf } from './post/post-head.ts';
import { PostView } from './post/post-view.tsx';
import { handOver, useThread } from './thread/use-thread.ts';

export { postCall as pageCall, postHead as pageHead } from './post/post-head.ts';

/** A post at any of its addresses: those of another kind and of an earlier title lead to the present one. */
export function PostPage() {
  const id = postIdOf(useParams());
  const { pathname, search, hash } = useLocation();
  const { shown, update, reload } = useThread(id);
  if (shown.status === 'loading') return <PageSkeleton />;
  if (shown.status === 'missing') return <MissingPost />;
  if (shown.status === 'failed') return <FailedPost onRetry={reload} />;
  const present = postPath(shown.thread.post);
  if (present !== pathname) {
    handOver(shown.thread);
    return <Navigate to={present + search + hash} replace />;
  }
  return <PostView thread={shown.thread} update={update} />;
}
