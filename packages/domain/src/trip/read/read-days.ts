import { addDays, type CalendarDate } from '../../text/calendar-date.ts';
import { isMinuteOfDay, isPlannable, type Day } from '../trip.ts';
import { claimIds, type ClaimId } from './claim-ids.ts';
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
  const claims: Claims = { day: claimIds(), stop: claimIds(), entry: claimIds() };
  return ordered.map((day, index) => {
    const date = addDays(start, index);
    if (isReadBefore(day) && day.date === date && claimAgain(day, claims)) return day;
    const { startMinutes: storedStart, ...rest } = day;
    const id = claims.day(readText(day['id']), `day-${index + 1}`);
    const startMinutes = readNumber(storedStart);
    const read: Day = {
      ...rest,
      id,
      date,
      hotelId: readText(day['hotelId']) || null,
      cityList: readList(day['cityList']).map((stop, place) =>
        readStop(stop, `${id}-stop-${place + 1}`, claims),
      ),
      ...(startMinutes !== null && isMinuteOfDay(startMinutes) && { startMinutes }),
    };
    readBefore.add(read);
    return read;
  });
}

/** Reading these again would give the same. Where a trip is read with a few changes, nearly all its days are such. */
const readBefore = new WeakSet<object>();

function isReadBefore(day: Stored): day is Stored & Day {
  return readBefore.has(day);
}

interface Claims {
  readonly day: ClaimId;
  readonly stop: ClaimId;
  readonly entry: ClaimId;
}

/** Claims the ids of a day that was read before; false when one of them is taken: then it has to be read anew. */
function claimAgain(day: Day, claims: Claims): boolean {
  if (claims.day.taken.has(day.id)) return false;
  for (const { id, entries, note } of day.cityList) {
    if (claims.stop.taken.has(id) || (note && claims.entry.taken.has(note.id))) return false;
    for (const entry of entries) if (claims.entry.taken.has(entry.id)) return false;
  }
  claims.day.taken.add(day.id);
  for (const { id, entries, note } of day.cityList) {
    claims.stop.taken.add(id);
    if (note) claims.entry.taken.add(note.id);
    for (const entry of entries) claims.entry.taken.add(entry.id);
  }
  return true;
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
