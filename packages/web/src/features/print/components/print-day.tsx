import {
  clickedPointLabel,
  MINUTES_PER_DAY,
  shortLabel,
  type Day,
  type DaySchedule,
  type Stop,
  type StopTimes,
  type Trip,
} from '@fahrtwind/domain';
import type { MapDrawing } from '@fahrtwind/contract';
import type { ReactNode } from 'react';
import { estimateMark } from '../../../format/estimate.ts';
import { formatWay } from '../../../format/way.ts';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { dayColour } from '../../../parts/trip-rows/day-colour.ts';
import { useEmptyDayText } from '../../../parts/trip-rows/empty-day-text.ts';
import { wayText } from '../../../parts/trip-rows/leg-facts.ts';
import { StopNumber } from '../../../parts/trip-rows/stop-number.tsx';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { formatClock } from '../../../parts/trip-schedule/format-clock.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import {
  PrintAddress,
  PrintEntry,
  PrintJourney,
  PrintNight,
  PrintTicket,
  type Omitted,
} from './print-parts.tsx';
import { RouteDrawing } from './route-drawing.tsx';
import { usePrintTexts } from '../texts.ts';
import styles from './print.module.css';

interface PrintDayProps {
  readonly trip: Trip;
  readonly day: Day;
  readonly index: number;
  readonly schedule: DaySchedule | undefined;
  readonly map: MapDrawing | null;
  readonly omit: Omitted;
}

/** A day as a table, because the head of a table is repeated on every page that it runs over. */
export function PrintDay({ trip, day, index, schedule, map, omit }: PrintDayProps) {
  const texts = usePrintTexts();
  const rows = useTripRowTexts();
  const emptyDay = useEmptyDayText();
  const language = useLanguage();
  const times = new Map(schedule?.stops.map((one) => [one.stopId, one]));
  const hotel = trip.hotels.find(({ id }) => id === day.hotelId);
  const isLast = index === trip.days.length - 1;
  return (
    <table role="presentation" className={classNames(styles.day, dayColour(index + 1))}>
      <thead>
        <tr>
          <th scope="col">
            <h2 className={styles.dayTitle}>
              {rows.day(index + 1)} · {formatWeekday(day.date, language)}
            </h2>
          </th>
        </tr>
      </thead>
      <tbody>
        {schedule && schedule.meters > 0 && (
          <Row>
            <p className={styles.muted}>
              {formatWay(schedule, language, estimateMark(schedule.isEstimate))}
            </p>
          </Row>
        )}
        {map && (
          <Row>
            <RouteDrawing drawing={map} title={texts.dayMap(index + 1)} />
          </Row>
        )}
        {index === 0 && trip.arrivalEntry && (
          <Row>
            <PrintJourney field="arrivalEntry" leg={trip.arrivalEntry} omit={omit} />
          </Row>
        )}
        {day.cityList.map((stop) => (
          <Row key={stop.id}>
            <PrintStop stop={stop} times={times.get(stop.id)} omit={omit} />
          </Row>
        ))}
        {day.cityList.length === 0 && <Row>{emptyDay(trip, index)}</Row>}
        {hotel && (
          <Row>
            <PrintNight hotel={hotel} omit={omit} />
          </Row>
        )}
        {isLast && trip.departureEntry && (
          <Row>
            <PrintJourney field="departureEntry" leg={trip.departureEntry} omit={omit} />
          </Row>
        )}
      </tbody>
    </table>
  );
}

function Row({ children }: { readonly children: ReactNode }) {
  return (
    <tr>
      <td>{children}</td>
    </tr>
  );
}

interface PrintStopProps {
  readonly stop: Stop;
  readonly times: StopTimes | undefined;
  readonly omit: Omitted;
}

function PrintStop({ stop, times, omit }: PrintStopProps) {
  const rows = useTripRowTexts();
  const language = useLanguage();
  const { leg = null, arrivalMinutes = null, departureMinutes = null } = times ?? {};
  const isPassing = departureMinutes === null || departureMinutes === arrivalMinutes;
  return (
    <div className={styles.stop}>
      <StopNumber stopId={stop.id} />
      <div>
        {leg && leg.meters > 0 && (
          <p className={styles.muted}>
            {wayText(omit.has('bookings') ? withoutBooking(stop) : stop, leg, language, rows)}
          </p>
        )}
        <PrintTicket stop={stop} omit={omit} />
        <h3>
          {shortLabel(stop.location) || clickedPointLabel(stop.location)}
          {stop.optional && ` (${rows.optional})`}
        </h3>
        {arrivalMinutes !== null && (
          <p>
            {isPassing
              ? rows.at(clockText(arrivalMinutes))
              : rows.fromTo(clockText(arrivalMinutes), formatClock(departureMinutes)) +
                laterText(departureMinutes)}
          </p>
        )}
        <PrintAddress location={stop.location} omit={omit} />
        {stop.note?.content && !omit.has('notes') && (
          <p className={styles.text}>{stop.note.content}</p>
        )}
        <ul>
          {stop.entries.map((entry) => (
            <PrintEntry key={entry.id} entry={entry} omit={omit} />
          ))}
          {stop.pois.map(({ osmId, name }) => (
            <li key={osmId}>{name}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** After midnight, of which day it is: `00:30 (+1)`. */
function clockText(minutes: number): string {
  return formatClock(minutes) + laterText(minutes);
}

function laterText(minutes: number): string {
  const days = Math.floor(Math.round(minutes) / MINUTES_PER_DAY);
  return days > 0 ? ` (+${days})` : '';
}

function withoutBooking(stop: Stop): Stop {
  const { transport } = stop;
  return transport ? { ...stop, transport: { ...transport, operator: '', booked: false } } : stop;
}
