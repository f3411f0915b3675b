import { isPlannable, isTimeZone, readCalendarDate, zoneOffset } from '@fahrtwind/domain';
import { icsInstant } from './ics-lines.ts';

const MINUTE_MS = 60_000;
/** Short enough: clocks are changed months apart, around Ramadan some weeks. */
const STEP_MS = 7 * 24 * 60 * MINUTE_MS;
/** Looking for the changes of one year takes some milliseconds, in which the server does nothing else. */
const MOST_YEARS = 100;

/** The zones of a calendar, each with the years that it needs. */
export interface CalendarZones {
  /** The zone of a local time; empty where it is told without one. */
  readonly use: (zone: string, time: string) => string;
  readonly lines: () => readonly string[];
}

export function createZones(): CalendarZones {
  const yearsOf = new Map<string, Set<number>>();
  let room = MOST_YEARS;
  return {
    use: (zone, time) => {
      const date = readCalendarDate(time.slice(0, 10));
      if (date === null || !isPlannable(date) || !isTimeZone(zone)) return '';
      const [years, year] = [yearsOf.get(zone) ?? new Set<number>(), Number(date.slice(0, 4))];
      if (years.has(year)) return zone;
      if (room === 0) return '';
      room -= 1;
      yearsOf.set(zone, years.add(year));
      return zone;
    },
    lines: () => [...yearsOf].flatMap(([zone, years]) => timeZoneLines(zone, years)),
  };
}

/**
 * A zone as VTIMEZONE for some years, with each change of its clocks. The rules come from the runtime's own data, so
 * that they are those of that year.
 */
function timeZoneLines(zone: string, years: ReadonlySet<number>): readonly string[] {
  const offsetAt = (at: number): number => zoneOffset(zone, at);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...[...years]
      .toSorted((one, other) => one - other)
      .flatMap((year) => yearLines(offsetAt, year)),
    'END:VTIMEZONE',
  ];
}

/** Each year tells how it begins: the one before may be missing. */
function yearLines(offsetAt: (at: number) => number, year: number): readonly string[] {
  const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const first = offsetAt(from);
  const changes = changesOf(offsetAt, from, to);
  const lowest = Math.min(first, ...changes.map(({ after }) => after));
  return [
    ...observance(from, first, first, lowest),
    ...changes.flatMap(({ at, before, after }) => observance(at, before, after, lowest)),
  ];
}

interface Change {
  readonly at: number;
  /** In minutes east of Greenwich. */
  readonly before: number;
  readonly after: number;
}

function changesOf(offsetAt: (at: number) => number, from: number, to: number): readonly Change[] {
  const changes: Change[] = [];
  let after = offsetAt(from);
  for (let step = from; step < to; step += STEP_MS) {
    const before = after;
    let [low, high] = [step, Math.min(step + STEP_MS, to)];
    after = offsetAt(high);
    if (before === after) continue;
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
  }
  return changes;
}

function observance(at: number, before: number, after: number, lowest: number): readonly string[] {
  const name = after > lowest ? 'DAYLIGHT' : 'STANDARD';
  // The beginning is told by the clocks before the change.
  const local = icsInstant(new Date(at + before * MINUTE_MS)).replace('Z', '');
  return [
    `BEGIN:${name}`,
    `DTSTART:${local}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${name}`,
  ];
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
}
