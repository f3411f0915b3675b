import { readCalendarDate, type CalendarDate } from '../../text/calendar-date.ts';
import { readGermanDate } from '../../text/german-date.ts';
import { isLocalDateTime } from '../../text/local-date-time.ts';
import { isStored } from './fields.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?([+-]\d{2}:?\d{2})?$/;
const LATEST_INSTANT = 8.64e15;

let germanFormat: Intl.DateTimeFormat | undefined;

/** A date as older documents have it: 2026-07-12, 12.07.2026, a local time, or an instant on its German date. */
export function readStoredDate(value: unknown): CalendarDate | null {
  if (typeof value === 'string') {
    const date = readCalendarDate(value.trim()) ?? readGermanDate(value.trim());
    if (date !== null) return date;
  }
  const local = readLocalDateTime(value);
  return local === '' ? null : readCalendarDate(local.slice(0, 10));
}

/** A time at its place, `2026-07-12T08:15`; an instant becomes the time on German clocks. Empty when unreadable. */
export function readLocalDateTime(value: unknown): string {
  const local = typeof value === 'string' ? LOCAL.exec(value.trim()) : null;
  const text = local ? `${local[1]}T${local[2]}` : germanTime(readInstantMs(value));
  return isLocalDateTime(text) ? text : '';
}

/** A point in time as ISO 8601; empty when unreadable. */
export function readInstant(value: unknown): string {
  const ms = readInstantMs(value);
  if (ms === null) return '';
  return typeof value === 'string' ? value : new Date(ms).toISOString();
}

/** Milliseconds of an ISO text, of a number of milliseconds or of a database's { seconds }. */
function readInstantMs(value: unknown): number | null {
  if (isStored(value)) {
    const seconds = value['seconds'] ?? value['_seconds'];
    return typeof seconds === 'number' ? withinReach(seconds * 1000) : null;
  }
  if (typeof value === 'number') return withinReach(value);
  const isText = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);
  return isText ? withinReach(Date.parse(value)) : null;
}

function withinReach(ms: number): number | null {
  return Math.abs(ms) <= LATEST_INSTANT ? ms : null;
}

function germanTime(ms: number | null): string {
  if (ms === null) return '';
  // Only old documents need it, and making it costs a slow phone a tenth of a second.
  germanFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return germanFormat.format(ms).replace(' ', 'T');
}
