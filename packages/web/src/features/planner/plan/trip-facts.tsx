import { routeLegsOf, stopsOf, totalsOf, type Trip } from '@fahrtwind/domain';
import { formatKm } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { useTripCardTexts } from '../../../parts/trip-card/texts.ts';
import { formatTripDates } from '../../../parts/trip-dates.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { usePlannerTexts } from '../texts.ts';
import styles from './plan.module.css';

/** When, how long and how far. */
export function TripFacts({ trip }: { readonly trip: Trip }) {
  const { plan: texts } = usePlannerTexts();
  const cardTexts = useTripCardTexts();
  const language = useLanguage();
  const { totalDistance, totalDuration } = totalsOf(routeLegsOf(trip));
  const dates = formatTripDates(
    trip.days.at(0)?.date ?? '',
    trip.days.at(-1)?.date ?? '',
    language,
  );
  return (
    <p className={styles.facts}>
      <span>{dates}</span>
      <span>{cardTexts.days(trip.days.length)}</span>
      <span>{cardTexts.stops(stopsOf(trip).length)}</span>
      {totalDistance > 0 && (
        <span>
          {formatKm(Math.round(totalDistance / 1000), language)} ·{' '}
          {formatDuration(totalDuration / 60)} <small>{texts.estimated}</small>
        </span>
      )}
    </p>
  );
}
