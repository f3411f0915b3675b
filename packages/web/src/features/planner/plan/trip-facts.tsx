import { nightsOnTheWay, stopsOf, type Trip } from '@fahrtwind/domain';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { useTripCardTexts } from '../../../parts/trip-card/texts.ts';
import { formatTripDates } from '../../../parts/trip-dates.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useDatesTexts } from '../dates/texts.ts';
import { usePlannerTexts } from '../texts.ts';
import styles from './plan.module.css';
import { useMayEdit } from './use-may-edit.ts';
import { usePlannerActions } from './use-planner-view.ts';
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
  const mayEdit = useMayEdit();
  const { meters, seconds, isEstimate } = schedule;
  const nights = nightsOnTheWay(trip).length;
  const dates = formatTripDates(
    trip.days.at(0)?.date ?? '',
    trip.days.at(-1)?.date ?? '',
    language,
  );
  return (
    <p className={styles.facts}>
      {mayEdit ? <DatesButton dates={dates} /> : <span>{dates}</span>}
      <span>{cardTexts.days(trip.days.length)}</span>
      {nights > 0 && <span>{texts.nights(nights)}</span>}
      <span>{cardTexts.stops(stopsOf(trip).length)}</span>
      {meters > 0 && (
        <span>
          {formatKm(kmOf(meters), language)} · {formatDuration(seconds / 60)}{' '}
          {isEstimate && <small>{texts.estimated}</small>}
        </span>
      )}
    </p>
  );
}

/** The dates, where they are changed. */
function DatesButton({ dates }: { readonly dates: string }) {
  const texts = useDatesTexts();
  const { open } = usePlannerActions();
  return (
    <button
      type="button"
      className={styles.datesButton}
      aria-label={texts.changeDates(dates)}
      onClick={() => open({ kind: 'dates' })}
    >
      <Icon name="calendar" />
      {dates}
    </button>
  );
}
