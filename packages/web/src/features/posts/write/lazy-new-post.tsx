import type { PostKind } from '@fahrtwind/domain';
import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';

const Loaded = lazy(async () => {
  const { NewPost } = await import('./new-post.tsx');
  return { default: NewPost };
});

/**
 * The form is larger than the forum around it, and only who writes needs it. The server cannot wait for its code: it
 * sends the skeleton.
 */
export function LazyNewPost({ kind }: { readonly kind: PostKind }) {
  if (!useHydrated()) return <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Loaded kind={kind} />
    </Suspense>
  );
}
