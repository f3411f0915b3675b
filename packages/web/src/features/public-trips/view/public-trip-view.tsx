import type { PublicTrip } from '@fahrtwind/domain';
import { LazyMap } from './lazy-map.tsx';
import { PhotoGallery } from '../../../parts/photo/photo-gallery.tsx';
import styles from './public-trip.module.css';
import { usePublicTexts } from './texts.ts';
import { TripDays } from './trip-days.tsx';
import { TripFigures } from './trip-figures.tsx';
import { TripHeader } from './trip-header.tsx';
import { TripTransports } from './trip-transports.tsx';

/** A public trip as rich as its plan, to read and to take, never to change. */
export function PublicTripView({ trip }: { readonly trip: PublicTrip }) {
  const texts = usePublicTexts().trip;
  const more = trip.photos?.slice(1) ?? [];
  return (
    <div className={styles.page}>
      <TripHeader trip={trip} />
      <TripFigures trip={trip} />
      {more.length > 0 && <PhotoGallery photos={more} label={texts.photos} />}
      <div className={styles.plan}>
        <LazyMap trip={trip} />
        <TripDays trip={trip} />
      </div>
      <TripTransports trip={trip} />
    </div>
  );
}
