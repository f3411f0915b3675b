import { legKindOf, type Stop, type StopTimes } from '@fahrtwind/domain';
import { formatDuration } from '../../format/duration.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { LEG_ICONS } from '../leg-icons.ts';
import { legWayName } from '../leg-kind-name.ts';
import { legFacts } from '../trip-rows/leg-facts.ts';
import { useTripRowTexts } from '../trip-rows/texts.ts';
import { formatClock } from '../trip-schedule/format-clock.ts';
import styles from './stop-place.module.css';
import { usePlaceTexts } from './texts.ts';

interface PlaceTimesProps {
  readonly stop: Stop;
  readonly times: StopTimes | undefined;
}

/** Arrival, departure, and the way there. */
export function PlaceTimes({ stop, times }: PlaceTimesProps) {
  const texts = usePlaceTexts();
  const { arrivalMinutes = null, departureMinutes = null } = times ?? {};
  const stay =
    stop.stayMinutes ??
    (arrivalMinutes !== null && departureMinutes !== null ? departureMinutes - arrivalMinutes : 0);
  const facts = [
    [texts.arrival, arrivalMinutes === null ? '' : formatClock(arrivalMinutes)],
    [
      texts.departure,
      departureMinutes === null || departureMinutes === arrivalMinutes
        ? ''
        : formatClock(departureMinutes),
    ],
    [texts.stay, stay > 0 ? formatDuration(stay) : ''],
  ] as const;
  const known = facts.filter(([, value]) => value !== '');
  return (
    <>
      {known.length > 0 && (
        <dl className={styles.times}>
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <WayThere stop={stop} leg={times?.leg ?? null} />
    </>
  );
}

interface WayThereProps {
  readonly stop: Stop;
  readonly leg: StopTimes['leg'];
}

function WayThere({ stop, leg }: WayThereProps) {
  const rowTexts = useTripRowTexts();
  const language = useLanguage();
  if (!leg) return null;
  const kind = legKindOf(stop);
  const { way, notes } = legFacts(stop, leg, language, rowTexts);
  const facts = [way, legWayName(kind, language), ...notes];
  return (
    <p className={styles.way}>
      <Icon name={LEG_ICONS[kind]} />
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </p>
  );
}
