import {
  clickedPointLabel,
  longLabel,
  shortLabel,
  type Stop,
  type StopTimes,
} from '@fahrtwind/domain';
import { Navigate } from '../../../parts/navigate/navigate.tsx';
import { LegLine } from '../../../parts/trip-rows/leg-line.tsx';
import { StopNumber } from '../../../parts/trip-rows/stop-number.tsx';
import { TicketLine } from '../../../parts/trip-rows/ticket-line.tsx';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { formatClock } from '../../../parts/trip-schedule/format-clock.ts';
import { Address } from './place-line.tsx';
import { StopEntry, StopPoi } from './stop-entry.tsx';
import styles from './day.module.css';

interface StopCardProps {
  readonly stop: Stop;
  /** The stop before it on the same day. */
  readonly before: Stop | undefined;
  readonly times: StopTimes | undefined;
}

export function nameOfStop({ location }: Stop): string {
  return shortLabel(location) || clickedPointLabel(location);
}

/** A stop with all that matters there. */
export function StopCard({ stop, before, times }: StopCardProps) {
  const texts = useTripRowTexts();
  const name = nameOfStop(stop);
  return (
    <li className={styles.stop}>
      <LegLine stop={stop} leg={times?.leg ?? null} />
      <TicketLine stop={stop} />
      <div className={styles.stopRow}>
        <StopNumber stopId={stop.id} />
        <div className={styles.stopBody}>
          <h2 className={styles.stopName}>
            {name}
            {stop.optional && <span className={styles.badge}>{texts.optional}</span>}
          </h2>
          <Times times={times} />
          {isElsewhere(stop, before) && <Address location={stop.location} name={name} />}
          {stop.note?.content && <p className={styles.note}>{stop.note.content}</p>}
          {(stop.entries.length > 0 || stop.pois.length > 0) && (
            <ul className={styles.entries}>
              {stop.entries.map((entry) => (
                <StopEntry key={entry.id} entry={entry} />
              ))}
              {stop.pois.map((poi) => (
                <StopPoi key={poi.osmId} poi={poi} />
              ))}
            </ul>
          )}
        </div>
        <Navigate place={stop.location} name={name} profile={stop.routeProfile} variant="icon" />
      </div>
    </li>
  );
}

/** A region is read once; a street is always needed. */
function isElsewhere({ location }: Stop, before: Stop | undefined): boolean {
  const where = longLabel(location);
  return !before || /\d/.test(where) || countryIn(where) !== countryIn(longLabel(before.location));
}

function countryIn(label: string): string | undefined {
  return label.split(',').at(-1)?.trim();
}

/** Arrival and departure; only the arrival at the end of the day. */
function Times({ times }: Pick<StopCardProps, 'times'>) {
  const texts = useTripRowTexts();
  const { arrivalMinutes = null, departureMinutes = null } = times ?? {};
  if (arrivalMinutes === null) return null;
  const arrival = formatClock(arrivalMinutes);
  const isPassing = departureMinutes === null || departureMinutes === arrivalMinutes;
  return (
    <p className={styles.times}>
      {isPassing ? texts.at(arrival) : texts.fromTo(arrival, formatClock(departureMinutes))}
    </p>
  );
}
