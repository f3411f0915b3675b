import { nextStopOf, type Day, type DaySchedule } from '@fahrtwind/domain';
import { legFacts } from '../../../parts/trip-rows/leg-facts.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { formatClock } from '../../../parts/trip-schedule/format-clock.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { PlaceLine } from './place-line.tsx';
import { nameOfStop } from './stop-card.tsx';
import { useDayTexts } from './texts.ts';
import styles from './day.module.css';

interface NextStopProps {
  readonly day: Day;
  readonly schedule: DaySchedule;
  /** The minute of the day if the day is today's. */
  readonly minute: number | null;
}

/** Where to go next, with distance, time and the way there. */
export function NextStop({ day, schedule, minute }: NextStopProps) {
  const texts = useDayTexts();
  const rowTexts = useTripRowTexts();
  const language = useLanguage();
  const next = nextStopOf(schedule, minute);
  const stop = day.cityList.find(({ id }) => id === next?.stopId);
  if (!next || !stop) {
    const hasWay = nextStopOf(schedule, null) !== null;
    if (!hasWay) return null;
    return (
      <section className={styles.next} aria-label={texts.arrived}>
        <p className={styles.nextName}>{texts.arrived}</p>
        <p>{texts.arrivedText}</p>
      </section>
    );
  }
  const name = nameOfStop(stop);
  const { leg, arrivalMinutes } = next;
  const facts = leg && legFacts(stop, leg, language, rowTexts);
  return (
    <section className={styles.next} aria-label={texts.nextStop}>
      <p className={styles.label}>{texts.nextStop}</p>
      <p className={styles.nextName}>{name}</p>
      <p className={styles.nextWay}>
        {facts && [facts.kind, facts.way].filter(Boolean).join(', ')}
        {arrivalMinutes !== null && ` · ${texts.arrival(formatClock(arrivalMinutes))}`}
      </p>
      <PlaceLine
        location={stop.location}
        name={name}
        profile={stop.routeProfile}
        variant="primary"
      />
    </section>
  );
}
