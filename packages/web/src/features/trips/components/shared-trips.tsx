import { publicTripPath } from '@fahrtwind/domain';
import type { TripSummary } from '@fahrtwind/contract';
import { ActionMenu } from '../../../parts/action-menu/action-menu.tsx';
import { TripCard } from '../../../parts/trip-card/trip-card.tsx';
import { TripCards } from '../../../parts/trip-card/trip-cards.tsx';
import { useTripActions } from '../../../store/trips/view/use-trips.ts';
import { useTripsTexts } from '../texts.ts';
import styles from './trips.module.css';

/** Copies shared by others, listed apart from the user's own trips; renders nothing without any. */
export function SharedTrips({ trips }: { readonly trips: readonly TripSummary[] }) {
  const texts = useTripsTexts();
  const { forgetShared } = useTripActions();
  if (trips.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="geteilte-reisen">
      <header>
        <h2 id="geteilte-reisen">{texts.sharedTitle}</h2>
        <p className={styles.muted}>{texts.sharedText}</p>
      </header>
      <TripCards label={texts.sharedTitle}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripCard
              trip={trip}
              to={publicTripPath(trip.id)}
              menu={
                <ActionMenu
                  label={texts.menu(trip.title)}
                  actions={[
                    {
                      label: texts.forgetShared,
                      icon: 'close',
                      run: () => void forgetShared(trip.id),
                    },
                  ]}
                />
              }
            />
          </li>
        ))}
      </TripCards>
    </section>
  );
}
