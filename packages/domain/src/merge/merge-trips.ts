import { isSameData } from '../trip/same-data.ts';
import { stopsOf, type Day, type Trip } from '../trip/trip.ts';
import { composeDays } from './compose-days.ts';
import type { Conflict, MergeSide } from './conflict.ts';
import type { FoundConflict, Report } from './report.ts';
import { dropDoubledEntries } from './drop-doubled-entries.ts';
import { planDays } from './merge-days.ts';
import { mergeHotels, planHotels } from './merge-hotels.ts';
import { mergeLegs } from './merge-legs.ts';
import { mergeStops } from './merge-stops.ts';
import { mergeTripFields } from './merge-trip-fields.ts';
import { expectedOf, ontoDays } from './rebase.ts';
import { mapVersions, type Versions } from './versions.ts';

// A trip is taken as things with ids (days, stops, entries, points of interest, hotels), each with fields, and
// one place for every stop. Dates of days are no fields: they follow from the start and the order of the days.
//
// - Fields: what one changed is taken; what both changed is the later one's, and the other is reported.
// - Added things stay. What one removed is gone unless the other edited it: then it stays, and that is reported.
//   Moving is no editing: a stop that one moved and the other removed is gone, and that is reported.
// - Days: removed is removed. Their stops, and stops that the other put there, come to the next day, else to the
//   one before. If nothing were left, the later one's days stay. A day stands where the one who moved it put it; if
//   both did, or not both moves can be, the later one, and the other is reported.
// - Places: where the one who moved a stop put it; if both did, the later one, and the other is reported.
// - Hotels and legs: their dates follow the merged days, unless they were set by hand or booked.
// - Totals, export counts, last opening and marks of moved stops are merged without a word.

export interface MergeTrips {
  /** The trip that both started from. */
  readonly base: Trip;
  readonly mine: Trip;
  readonly theirs: Trip;
  /** When the last edit of each side was made, in milliseconds; at the same time, theirs counts as the later one. */
  readonly mineAt: number;
  readonly theirsAt: number;
}

export interface MergedTrip {
  readonly trip: Trip;
  /** The edits that had to give way; empty when all are in the trip. */
  readonly conflicts: readonly Conflict[];
}

/** Merges two trips that came from one, so that edits to different things both survive. */
export function mergeTrips({ base, mine, theirs, mineAt, theirsAt }: MergeTrips): MergedTrip {
  if (isSameData(mine, theirs)) return { trip: theirs, conflicts: [] };
  const isMineLater = mineAt > theirsAt;
  const conflicts: Conflict[] = [];
  const report = (found: FoundConflict): void => {
    const isMine = (found.keptFrom === 'late') === isMineLater;
    const keptFrom: MergeSide = isMine ? 'mine' : 'theirs';
    conflicts.push({ ...found, stopId: found.stopId ?? null, keptFrom });
  };
  const [early, late] = isMineLater ? [theirs, mine] : [mine, theirs];
  return { trip: mergeVersions({ base, early, late }, report), conflicts };
}

function mergeVersions(trips: Versions<Trip>, report: Report): Trip {
  const fields = mergeTripFields(trips, report);
  const plan = planDays(trips, report);
  const expected = expectedOf(trips);
  const hotelPlan = planHotels(trips, expected, report);
  const { lists, landed } = mergeStops(trips, plan, report);
  const days = composeDays(trips, { plan, hotelPlan, lists, report });
  const onto = ontoDays(trips, days);
  const trip = {
    ...fields,
    ...mergeLegs({ trips, expected, onto, report }),
    days,
    hotels: mergeHotels({ trips, plan: hotelPlan, onto, report }),
    movedCities: mergeMoved(trips, landed, days),
  };
  return dropDoubledEntries(trip, trips, report);
}

/** The marks of both, without those that one has taken off, and with stops that the merge itself has moved. */
function mergeMoved(
  trips: Versions<Trip>,
  landed: readonly string[],
  days: readonly Day[],
): readonly string[] {
  const { base, early, late } = mapVersions(trips, (trip) => new Set(trip.movedCities));
  const isMarked = (id: string): boolean =>
    base.has(id) ? early.has(id) && late.has(id) : early.has(id) || late.has(id);
  const stops = stopsOf({ days }).map((stop) => stop.id);
  const moved = new Set([...stops.filter(isMarked), ...landed]);
  const only = onlyChanged(mapVersions(trips, (trip) => trip.movedCities));
  const isWhole = only?.length === moved.size && only.every((id) => moved.has(id));
  return isWhole ? only : stops.filter((id) => moved.has(id));
}

/** What only one has changed keeps its order, so that a merge without edits is no edit itself. */
function onlyChanged({ base, early, late }: Versions<readonly string[]>): readonly string[] | null {
  if (isSameData(base, early)) return late;
  return isSameData(base, late) ? early : null;
}
