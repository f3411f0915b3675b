import type { PublicTrip } from '@fahrtwind/domain';
import { useState } from 'react';
import { LazyMap } from './lazy-map.tsx';
import { NO_LEGS } from './measured-legs.ts';
import styles from './public-trip.module.css';
import { TripDays } from './trip-days.tsx';
import { TripFigures } from './trip-figures.tsx';
import { TripHeader } from './trip-header.tsx';
import { TripTransports } from './trip-transports.tsx';

/** A public trip as rich as its plan, to read and to take, never to change. */
export function PublicTripView({ trip }: { readonly trip: PublicTrip }) {
  const [legs, setLegs] = useState(NO_LEGS);
  return (
    <div className={styles.page}>
      <TripHeader trip={trip} />
      <TripFigures trip={trip} />
      <div className={styles.plan}>
        <LazyMap trip={trip} onLegs={setLegs} />
        <TripDays trip={trip} legs={legs} />
      </div>
      <TripTransports trip={trip} />
    </div>
  );
}
