import type { CompanionTrip } from '@fahrtwind/contract';
import { TripCard } from '../../../parts/trip-card/trip-card.tsx';
import { TripCards } from '../../../parts/trip-card/trip-cards.tsx';
import { usePlannerTexts } from '../texts.ts';
import { openPath } from './open-path.ts';
import styles from './trips.module.css';

/** Trips of others on which one travels along; nothing when there are none. */
export function CompanionTrips({ trips }: { readonly trips: readonly CompanionTrip[] }) {
  const { companions: texts } = usePlannerTexts();
  if (trips.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="mitreisen">
      <header>
        <h2 id="mitreisen">{texts.tripsTitle}</h2>
        <p className={styles.muted}>{texts.tripsText}</p>
      </header>
      <TripCards label={texts.tripsTitle}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} to={openPath(trip.id)} />
            <p className={styles.underCard}>
              {texts.tripOf(trip.owner.name)} · {texts.roles[trip.role]}
            </p>
          </li>
        ))}
      </TripCards>
    </section>
  );
}
