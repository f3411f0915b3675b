import { openTripPath } from '@fahrtwind/domain';
import type { CompanionTrip } from '@fahrtwind/contract';
import { TripCard } from '../../../parts/trip-card/trip-card.tsx';
import { TripCards } from '../../../parts/trip-card/trip-cards.tsx';
import { useTripsTexts } from '../texts.ts';
import styles from './trips.module.css';

interface CompanionTripsProps {
  readonly trips: readonly CompanionTrip[];
  /** The roles' names. */
  readonly roles: Readonly<Record<CompanionTrip['role'], string>>;
}

/** Trips of others that the user joins as a companion; renders nothing without any. */
export function CompanionTrips({ trips, roles }: CompanionTripsProps) {
  const { companionTrips: texts } = useTripsTexts();
  if (trips.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="mitreisen">
      <header>
        <h2 id="mitreisen">{texts.title}</h2>
        <p className={styles.muted}>{texts.text}</p>
      </header>
      <TripCards label={texts.title}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} to={openTripPath(trip.id)} />
            <p className={styles.underCard}>
              {texts.tripOf(trip.owner.name)} · {roles[trip.role]}
            </p>
          </li>
        ))}
      </TripCards>
    </section>
  );
}
