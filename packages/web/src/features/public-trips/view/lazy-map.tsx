import type { PublicTrip } from '@fahrtwind/domain';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './public-trip.module.css';
import { usePublicTexts } from './texts.ts';

const PublicMap = lazy(async () => {
  const { PublicMap: Loaded } = await import('../../../parts/public-map/public-map.tsx');
  return { default: Loaded };
});

/** The place of the map, whose code is loaded when it comes near the viewport. */
export function LazyMap({ trip }: { readonly trip: PublicTrip }) {
  const texts = usePublicTexts().trip;
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const comes = <p className={styles.mapComes}>{texts.mapComes}</p>;

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear((near) => near || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <section className={styles.mapPlace} aria-label={texts.map}>
      <div ref={place} className={styles.mapFrame}>
        {isNear ? (
          <Suspense fallback={comes}>
            <PublicMap trip={trip} />
          </Suspense>
        ) : (
          comes
        )}
      </div>
    </section>
  );
}
