import { formatDate } from '../../../format/date.ts';
import { useTripCardTexts } from '../../../parts/trip-card/texts.ts';
import { TripCover } from '../../../parts/trip-cover/trip-cover.tsx';
import type { DeletedTrip } from '../../../store/trips/records/trip-lists.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useTripsTexts } from '../texts.ts';
import styles from './trips.module.css';
import { useTripCardActions } from '../state/use-trip-card-actions.ts';

/** Deleted trips that can be restored; renders nothing without any. */
export function DeletedTrips({ trips }: { readonly trips: readonly DeletedTrip[] }) {
  const texts = useTripsTexts();
  const cardTexts = useTripCardTexts();
  const { restore } = useTripCardActions();
  const language = useLanguage();
  if (trips.length === 0) return null;
  return (
    <details className={styles.deleted}>
      <summary>
        <Icon name="forward" />
        <h2>{texts.deletedTitle}</h2>
        <span className={styles.muted}>{trips.length}</span>
      </summary>
      <p className={styles.muted}>{texts.deletedText}</p>
      <ul>
        {trips.map((trip) => (
          <li key={trip.id} className={styles.deletedTrip}>
            <div className={styles.thumb}>
              <TripCover trip={trip} />
            </div>
            <div className={styles.words}>
              <h3>{trip.title}</h3>
              <p className={styles.muted}>
                {cardTexts.days(trip.dayCount)} ·{' '}
                {texts.restorableUntil(formatDate(trip.restorableUntil, language))}
              </p>
            </div>
            <Button
              variant="outlined"
              aria-label={`${texts.restore}: ${trip.title}`}
              onClick={() => void restore(trip)}
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
