import type { PublicTrip } from '@fahrtwind/domain';
import { LazyMap } from './lazy-map.tsx';
import styles from './public-trip.module.css';
import { TripDays } from './trip-days.tsx';
import { TripFigures } from './trip-figures.tsx';
import { TripHeader } from './trip-header.tsx';
import { TripTransports } from './trip-transports.tsx';

/** A public trip as rich as its plan, to read and to take, never to change. */
export function PublicTripView({ trip }: { readonly trip: PublicTrip }) {
  return (
    <div className={styles.page}>
      <TripHeader trip={trip} />
      <TripFigures trip={trip} />
      <div className={styles.plan}>
        <LazyMap trip={trip} />
        <TripDays trip={trip} />
      </div>
      <TripTransports trip={trip} />
    </div>
  );
}
