import { isDriven, type Stop, type StopTimes } from '@fahrtwind/domain';
import { formatDuration } from '../../format/duration.ts';
import { estimateMark } from '../../format/estimate.ts';
import { formatWay } from '../../format/way.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { profileName } from '../profile-name.ts';
import { useTripRowTexts } from '../trip-rows/texts.ts';
import { PROFILE_ICONS } from '../trip-rows/trip-icons.ts';
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
  const texts = usePlaceTexts();
  const rowTexts = useTripRowTexts();
  const language = useLanguage();
  if (!leg) return null;
  const facts = [
    formatWay(leg, language, estimateMark(leg.isEstimate)),
    profileName(stop.routeProfile, language),
    ...(isDriven(stop.routeProfile) && !stop.toll ? [texts.noToll] : []),
    ...(leg.closures ?? []).map((closure) => rowTexts.closure(closure)),
  ];
  return (
    <p className={styles.way}>
      <Icon name={PROFILE_ICONS[stop.routeProfile]} />
      <span>{facts.join(' · ')}</span>
    </p>
  );
}
