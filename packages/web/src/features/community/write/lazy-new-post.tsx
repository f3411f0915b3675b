import type { PostKind } from '@fahrtwind/domain';
import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../../../ui/skeleton.tsx';

const Loaded = lazy(async () => {
  const { NewPost } = await import('./new-post.tsx');
  return { default: NewPost };
});

/** The form is larger than the forum around it, and only who writes needs it. */
export function LazyNewPost({ kind }: { readonly kind: PostKind }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Loaded kind={kind} />
    </Suspense>
  );
}
