import { entriesOf } from '../trip/find.ts';
import type { Stop } from '../trip/stop.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import type { Report } from './report.ts';
import type { Versions } from './versions.ts';

/**
 * Entries are merged stop by stop. Should one have come from one stop to another on one side, while the other
 * edited it where it was, it would stand in both: then it stays with the stop where the later one has it.
 */
export function dropDoubledEntries(
  trip: Trip,
  { early, late }: Versions<Trip>,
  report: Report,
): Trip {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const stop of stopsOf(trip)) {
    for (const { id } of entriesOf(stop)) {
      if (seen.has(id)) doubled.add(id);
      seen.add(id);
    }
  }
  if (doubled.size === 0) return trip;
  const owners = new Map([...ownersOf(early), ...ownersOf(late)]);
  const mayStay = (id: string, slot: string): boolean =>
    !doubled.has(id) || owners.get(id) === slot;
  const days = trip.days.map((day) => ({
    ...day,
    cityList: day.cityList.map((stop) => withOwn(stop, mayStay, report)),
  }));
  return { ...trip, days };
}

const slotOf = (stop: Stop, part: 'entries' | 'note'): string => `${part} ${stop.id}`;

function ownersOf(trip: Trip): readonly (readonly [string, string])[] {
  return stopsOf(trip).flatMap((stop) =>
    entriesOf(stop).map((entry): readonly [string, string] => [
      entry.id,
      slotOf(stop, entry === stop.note ? 'note' : 'entries'),
    ]),
  );
}

function withOwn(stop: Stop, mayStay: (id: string, slot: string) => boolean, report: Report): Stop {
  const entries = stop.entries.filter((entry) => mayStay(entry.id, slotOf(stop, 'entries')));
  const note = stop.note && mayStay(stop.note.id, slotOf(stop, 'note')) ? stop.note : null;
  for (const lost of entriesOf(stop)) {
    if (lost === note || entries.includes(lost)) continue;
    const about = { subject: 'entry', id: lost.id, stopId: stop.id, field: null } as const;
    report({ ...about, kept: null, lost, keptFrom: 'late' });
  }
  return { ...stop, entries, note };
}
