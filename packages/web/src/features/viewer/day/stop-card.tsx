import { clickedPointLabel, shortLabel, type Stop, type StopTimes } from '@fahrtwind/domain';
import { LegLine } from '../../../parts/trip-rows/leg-line.tsx';
import { StopNumber } from '../../../parts/trip-rows/stop-number.tsx';
import { TicketLine } from '../../../parts/trip-rows/ticket-line.tsx';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { formatClock } from '../../../parts/trip-schedule/format-clock.ts';
import { PlaceLine } from './place-line.tsx';
import { StopEntry, StopPoi } from './stop-entry.tsx';
import styles from './day.module.css';

interface StopCardProps {
  readonly stop: Stop;
  readonly times: StopTimes | undefined;
}

export function nameOfStop({ location }: Stop): string {
  return shortLabel(location) || clickedPointLabel(location);
}

/** A stop with all that matters there. */
export function StopCard({ stop, times }: StopCardProps) {
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
          <PlaceLine location={stop.location} name={name} profile={stop.routeProfile} />
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
      </div>
    </li>
  );
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
