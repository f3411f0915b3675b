import { nightsOnTheWay, stopsOf, type Trip } from '@fahrtwind/domain';
import { formatKm } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { useTripCardTexts } from '../../../parts/trip-card/texts.ts';
import { formatTripDates } from '../../../parts/trip-dates.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { usePlannerTexts } from '../texts.ts';
import styles from './plan.module.css';
import type { TripSchedule } from './use-schedule.ts';

interface TripFactsProps {
  readonly trip: Trip;
  readonly schedule: TripSchedule;
}

/** When, how long and how far. */
export function TripFacts({ trip, schedule }: TripFactsProps) {
  const { plan: texts } = usePlannerTexts();
  const cardTexts = useTripCardTexts();
  const language = useLanguage();
  const { meters, seconds, isEstimate } = schedule;
  const nights = nightsOnTheWay(trip).length;
  const dates = formatTripDates(
    trip.days.at(0)?.date ?? '',
    trip.days.at(-1)?.date ?? '',
    language,
  );
  return (
    <p className={styles.facts}>
      <span>{dates}</span>
      <span>{cardTexts.days(trip.days.length)}</span>
      {nights > 0 && <span>{texts.nights(nights)}</span>}
      <span>{cardTexts.stops(stopsOf(trip).length)}</span>
      {meters > 0 && (
        <span>
          {formatKm(Math.round(meters / 1000), language)} · {formatDuration(seconds / 60)}{' '}
          {isEstimate && <small>{texts.estimated}</small>}
        </span>
      )}
    </p>
  );
}
