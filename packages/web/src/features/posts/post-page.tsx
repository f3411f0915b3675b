import { postPath } from '@fahrtwind/domain';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useQueries, useQuery } from '../../parts/server-state/use-query.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { FailedPost, MissingPost } from './post/missing-post.tsx';
import { postIdOf } from './post/post-head.ts';
import { PostView } from './post/post-view.tsx';
import { threadQuery } from './thread/thread-query.ts';
import type { Thread } from './thread/thread.ts';

export {
  postCall as pageCall,
  postHead as pageHead,
  postTripCall as pageNextCall,
} from './post/post-head.ts';

/** A post at any of its addresses: those of another kind and of an earlier title lead to the present one. */
export function PostPage() {
  const id = postIdOf(useParams());
  const { pathname } = useLocation();
  const { loaded, update, reload } = useQuery(threadQuery(id));
  if (loaded.status === 'loading') return <PageSkeleton />;
  if (loaded.status === 'missing') return <MissingPost />;
  if (loaded.status === 'failed') return <FailedPost onRetry={reload} />;
  if (postPath(loaded.reply.post) !== pathname) return <Moved thread={loaded.reply} />;
  return <PostView thread={loaded.reply} update={update} />;
}

/** The page at the present address begins with what is known here. */
function Moved({ thread }: { readonly thread: Thread }) {
  const queries = useQueries();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    const { post } = thread;
    queries.put(threadQuery(post.shortId), thread);
    void navigate(postPath(post) + search + hash, { replace: true });
  }, [queries, navigate, thread, search, hash]);
  return null;
}
