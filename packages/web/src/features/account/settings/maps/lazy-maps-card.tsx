import { lazy, Suspense } from 'react';

const MapsCard = lazy(async () => {
  const { MapsCard: loaded } = await import('./maps-card.tsx');
  return { default: loaded };
});

/** Its code is loaded for admins only. */
export function LazyMapsCard() {
  return (
    <Suspense fallback={null}>
      <MapsCard />
    </Suspense>
  );
}
