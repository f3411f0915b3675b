import { readCalendarDate, type CalendarDate } from '@fahrtwind/domain';
import type { ImportedFile, ImportedPlace } from './imported-file.ts';
import { fieldsOf, listOf, textOf } from './json-fields.ts';
import { placeOf, pointOf } from './place-parts.ts';

/** Whether parsed JSON is a trip of Polarsteps, as its archive has it. */
export function isPolarsteps(parsed: unknown): boolean {
  return Array.isArray(fieldsOf(parsed)['all_steps']);
}

/** A journey that was made: its steps, on the dates on which they were. */
export function readPolarsteps(parsed: unknown): ImportedFile {
  const trip = fieldsOf(parsed);
  const days = new Map<CalendarDate | null, ImportedPlace[]>();
  let off = 0;
  for (const step of listOf(trip['all_steps']).map(fieldsOf)) {
    const location = fieldsOf(step['location']);
    const point = pointOf(textOf(location['lat']), textOf(location['lon']));
    if (!point) {
      off += 1;
      continue;
    }
    const name = textOf(step['display_name']) || textOf(step['name']) || textOf(location['name']);
    const date = dateOf(step['start_time']);
    const places = days.get(date) ?? [];
    places.push(placeOf({ name, point, note: textOf(step['description']) }));
    days.set(date, places);
  }
  return {
    format: 'polarsteps',
    title: textOf(trip['name']),
    trip: null,
    groups: [...days].map(([date, places]) => ({ name: '', date, places })),
    notes: [{ code: 'points-off-globe', count: off }],
  };
}

/** Seconds since 1970; the day in UTC is near enough for a plan. */
function dateOf(seconds: unknown): CalendarDate | null {
  if (typeof seconds !== 'number' || Math.abs(seconds) > 1e11) return null;
  return readCalendarDate(new Date(seconds * 1000).toISOString().slice(0, 10));
}
