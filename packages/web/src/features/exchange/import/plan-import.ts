import {
  daysBetween,
  duplicateTrip,
  fittingTitle,
  importStops,
  isPlannable,
  MAX_DAYS,
  MAX_VIA_POINTS,
  newLegVia,
  newNote,
  newTrip,
  ok,
  serialiseLocation,
  spreadStops,
  stopsOf,
  viaPoint,
  type CalendarDate,
  type Location,
  type LodgingOnDay,
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
      ...noteOf(place, makeId),
    };
  });
}

/** The way to a place in a map service says nothing that the map here does not say. */
const MAP_LINK = /^https?:\/\/(?:[\w.-]*\bgoogle\.[\w.]+\/maps|maps\.|goo\.gl\/maps)/i;

/** The address of a lodging belongs to its night; any other stands below the note. */
function noteOf(
  { note, link = '', isLodging }: ImportedPlace,
  makeId: () => string,
): Pick<StopOnDay, 'note'> {
  const address = isLodging || MAP_LINK.test(link) || note.includes(link) ? '' : link;
  const content = [note, address].filter(Boolean).join('\n');
  return content === '' ? {} : { note: newNote({ id: makeId(), content }) };
}

/** The nights of a file, where it says on which days they are. */
export function lodgingsOnDays(file: ImportedFile, choice: ImportChoice): readonly LodgingOnDay[] {
  if (choice.spread === 'even') return [];
  const days = daysOfGroups(file.groups);
  return file.groups.flatMap(({ places }, group) =>
    places.flatMap((place): readonly LodgingOnDay[] =>
      place.isLodging && place.point
        ? [
            {
              name: place.name,
              location: locationOf(place, place.point, place.name),
              url: place.link ?? '',
              dayIndex: choice.dayIndex + (choice.spread === 'file' ? (days[group] ?? 0) : 0),
            },
          ]
        : [],
    ),
  );
}

/** Spreading more places anew at every choice would be slow. */
const MOST_SPREAD = 300;

/** The day of each stop, from 0; unknown where that takes too long to work out. */
export function dayIndexes(file: ImportedFile, choice: ImportChoice): readonly number[] {
  let id = 0;
  const makeId = (): string => {
    id += 1;
    return String(id);
  };
  const stops = stopsOnDays(file, choice, makeId, String);
  if (choice.spread !== 'even') return stops.map(({ dayIndex }) => dayIndex);
  if (stops.length > MOST_SPREAD) return [];
  const made = tripOfFile(file, choice, { uid: '', now: '', makeId, nameOfPoint: String });
  if (!made.ok) return [];
  const days = new Map(
    made.value.days.flatMap((day, index) => day.cityList.map((stop) => [stop, index] as const)),
  );
  return stopsOf(made.value).map((stop) => days.get(stop) ?? 0);
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
  if (!made.ok) return made;
  if (choice.spread === 'even') return evenly(made.value, choice, makeId);
  const lodgings = lodgingsOnDays(file, { ...choice, dayIndex: 0 });
  return importStops(made.value, { stops: [], lodgings, makeId });
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
