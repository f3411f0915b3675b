import {
  daysBetween,
  duplicateTrip,
  fittingTitle,
  isPlannable,
  MAX_DAYS,
  MAX_VIA_POINTS,
  newLegVia,
  newNote,
  newTrip,
  ok,
  serialiseLocation,
  spreadStops,
  viaPoint,
  type CalendarDate,
  type Location,
  type Refusal,
  type Result,
  type StopOnDay,
  type Trip,
} from '@fahrtwind/domain';
import type { ImportedFile, ImportedGroup, ImportedPlace } from './read/imported-file.ts';

/** How places come to days: as the file has them, evenly over some days, or all on one. */
export type Spread = 'file' | 'even' | 'one-day';

export interface ImportChoice {
  readonly target: 'new' | 'current';
  readonly title: string;
  /** The first day of a new trip. */
  readonly start: CalendarDate;
  readonly spread: Spread;
  /** The days of a new trip over which places are spread evenly. */
  readonly dayCount: number;
  /** The day of the open trip with which the import begins, from 0. */
  readonly dayIndex: number;
}

/** The ways to spread that make sense for a file. */
export function spreadsFor(
  { groups }: ImportedFile,
  target: ImportChoice['target'],
): readonly Spread[] {
  const other = target === 'new' ? 'even' : 'one-day';
  return groups.length > 1 && groups.length <= MAX_DAYS ? ['file', other] : [other];
}

/** When a file's own dates begin; null where it has none. */
export function startOf({ groups, trip }: ImportedFile): CalendarDate | null {
  const date = trip ? trip.days[0]?.date : groups[0]?.date;
  return date && isPlannable(date) ? date : null;
}

/** How many days a new trip gets. */
export function dayCountOf(file: ImportedFile, { spread, dayCount }: ImportChoice): number {
  if (file.trip) return file.trip.days.length;
  return spread === 'file' ? 1 + Math.max(0, ...daysOfGroups(file.groups)) : dayCount;
}

/** The stops of a file, each on its day. Places without coordinates are left out. */
export function stopsOnDays(
  file: ImportedFile,
  choice: ImportChoice,
  makeId: () => string,
  nameOfPoint: (number: number) => string,
): readonly StopOnDay[] {
  const days = daysOfGroups(file.groups);
  const placed = file.groups.flatMap(({ places }, group) =>
    places.flatMap((place) => (place.point ? [{ place, point: place.point, group }] : [])),
  );
  let before: Location | null = null;
  return placed.map(({ place, point, group }, index) => {
    const location = locationOf(place, point, nameOfPoint(index + 1));
    const dayIndex = {
      file: choice.dayIndex + (days[group] ?? 0),
      // They are spread when all are there.
      even: 0,
      'one-day': choice.dayIndex,
    }[choice.spread];
    const way = viaOf(place, before, location);
    if (!place.isOptional) before = location;
    return {
      location,
      dayIndex,
      ...way,
      optional: place.isOptional,
      ...(place.note !== '' && { note: newNote({ id: makeId(), content: place.note }) }),
    };
  });
}

/** Around the world: no day is too long. */
const ANY_MINUTES = 40 * 24 * 60;

function viaOf(
  { via = [], isOptional }: ImportedPlace,
  from: Location | null,
  to: Location,
): Pick<StopOnDay, 'via'> {
  const points = via.flatMap((point) => viaPoint(point) ?? []).slice(0, MAX_VIA_POINTS);
  return from && !isOptional && points.length > 0 ? { via: newLegVia(from, to, points) } : {};
}

interface NewTripArgs {
  readonly uid: string;
  readonly now: string;
  readonly makeId: () => string;
  readonly nameOfPoint: (number: number) => string;
}

/** A new trip of a file. All ids are new: those of the file may belong to other trips. */
export function tripOfFile(
  file: ImportedFile,
  choice: ImportChoice,
  { uid, now, makeId, nameOfPoint }: NewTripArgs,
): Result<Trip, Refusal> {
  const { start } = choice;
  const base = { id: makeId(), userId: uid, now, title: fittingTitle(choice.title), makeId };
  if (file.trip) return duplicateTrip(file.trip, { ...base, start, bookings: 'keep' });
  const made = newTrip(
    { ...base, start, dayCount: dayCountOf(file, choice) },
    stopsOnDays(file, { ...choice, dayIndex: 0 }, makeId, nameOfPoint),
  );
  return made.ok && choice.spread === 'even' ? evenly(made.value, choice, makeId) : made;
}

/** The number of days is wanted as it is, however long they become. */
function evenly(
  trip: Trip,
  { dayCount }: ImportChoice,
  makeId: () => string,
): Result<Trip, Refusal> {
  const spread = spreadStops(trip, { dayCount, limitMinutes: ANY_MINUTES, makeId });
  return spread.ok ? ok(spread.value.trip) : spread;
}

/** The day of each group: by its date where all have one in order, else one after the other. */
function daysOfGroups(groups: readonly ImportedGroup[]): readonly number[] {
  const [first] = groups;
  const byDate = groups.map(({ date }) =>
    date && first?.date ? daysBetween(first.date, date) : -1,
  );
  const isUsable = byDate.every(
    (day, index) => day >= 0 && day < MAX_DAYS && day >= (byDate[index - 1] ?? 0),
  );
  return isUsable ? byDate : groups.map((_, index) => index);
}

/**
 * The label of a place ends with its country. A name from elsewhere may have commas that mean nothing of the kind, so only
 * an address that begins with the name is taken as a label.
 */
function locationOf(
  { name: given, address }: ImportedPlace,
  { lat, lng }: { readonly lat: number; readonly lng: number },
  fallback: string,
): Location {
  const name = given.replaceAll(/\s*,\s*/g, ' · ') || fallback;
  const label = address.startsWith(`${name},`) ? address : name;
  return serialiseLocation({ lat, lng, label, longLabel: address });
}
