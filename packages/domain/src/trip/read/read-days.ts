import { addDays, type CalendarDate } from '../../text/calendar-date.ts';
import { isMinuteOfDay, isPlannable, type Day } from '../trip.ts';
import { claimIds } from './claim-ids.ts';
import { readList, readNumber, readText, type Stored } from './fields.ts';
import { readStop } from './read-stop.ts';
import { readStoredDate } from './times.ts';

/**
 * Reads stored days in the order of their dates, one day per date from the first on: gaps are closed and
 * doubled or unreadable dates are counted. Null when no date can be read and `fallback` is none either.
 */
export function readDays(
  stored: readonly Stored[],
  fallback: CalendarDate | null,
): readonly Day[] | null {
  const ordered = inOrder(stored);
  const start = startOf(ordered) ?? fallback;
  if (start === null || !isPlannable(start)) return null;
  if (!isPlannable(addDays(start, ordered.length - 1))) return null;
  const claims = { day: claimIds(), stop: claimIds(), entry: claimIds() };
  return ordered.map((day, index) => {
    const { startMinutes: storedStart, ...rest } = day;
    const id = claims.day(readText(day['id']), `day-${index + 1}`);
    const startMinutes = readNumber(storedStart);
    return {
      ...rest,
      id,
      date: addDays(start, index),
      hotelId: readText(day['hotelId']) || null,
      cityList: readList(day['cityList']).map((stop, place) =>
        readStop(stop, `${id}-stop-${place + 1}`, claims),
      ),
      ...(startMinutes !== null && isMinuteOfDay(startMinutes) && { startMinutes }),
    };
  });
}

/** By date where every day has one; else as they stand, because then the list knows best. */
function inOrder(stored: readonly Stored[]): readonly Stored[] {
  const dated = stored.map((day) => ({ day, date: readStoredDate(day['date']) }));
  if (dated.some(({ date }) => date === null)) return stored;
  return dated
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
    .map(({ day }) => day);
}

/** The date of the first day, counted back from the first readable date. */
function startOf(ordered: readonly Stored[]): CalendarDate | null {
  for (const [index, day] of ordered.entries()) {
    const date = readStoredDate(day['date']);
    if (date !== null && isPlannable(date)) return addDays(date, -index);
  }
  return null;
}
