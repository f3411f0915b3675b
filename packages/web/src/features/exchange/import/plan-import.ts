import {
  addDays,
  daysBetween,
  duplicateTrip,
  fittingTitle,
  importStops,
  isCalendarDate,
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
  type HotelOnDays,
  type Location,
  type LodgingOnDay,
  type NewLegs,
  type Refusal,
  type Result,
  type StopOnDay,
  type Trip,
} from '@fahrtwind/domain';
import type { ImportedFile, ImportedPlace } from './read/imported-file.ts';

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
  { groups, own }: ImportedFile,
  target: ImportChoice['target'],
): readonly Spread[] {
  const other = target === 'new' ? 'even' : 'one-day';
  const hasDays = groups.length > 1 || own?.start;
  return hasDays && groups.length <= MAX_DAYS ? ['file', other] : [other];
}

/** When a file's own dates begin; null where it has none. */
export function startOf({ groups, trip, own }: ImportedFile): CalendarDate | null {
  const date = trip ? trip.days[0]?.date : (own?.start ?? groups[0]?.date);
  return date && isPlannable(date) ? date : null;
}

/** How many days a new trip gets. */
export function dayCountOf(file: ImportedFile, { spread, dayCount }: ImportChoice): number {
  if (file.trip) return file.trip.days.length;
  if (spread !== 'file') return dayCount;
  return Math.max(file.own?.dayCount ?? 0, 1 + Math.max(0, ...daysOfGroups(file)));
}

/** The stops of a file, each on its day. Places without coordinates are left out. */
export function stopsOnDays(
  file: ImportedFile,
  choice: ImportChoice,
  makeId: () => string,
  nameOfPoint: (number: number) => string,
): readonly StopOnDay[] {
  const days = daysOfGroups(file);
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
    const own = ownOf(
      place,
      { from: before, to: location, date: file.groups[group]?.date },
      makeId,
    );
    if (!place.isOptional) before = location;
    return {
      location,
      dayIndex,
      ...way,
      ...own,
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
  const days = daysOfGroups(file);
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

/** What our own table says of a stop. A ticket that is booked is so for the day and the places of the file. */
function ownOf(
  { own }: ImportedPlace,
  {
    from,
    to,
    date,
  }: { from: Location | null; to: Location; date?: CalendarDate | null | undefined },
  makeId: () => string,
): Omit<StopOnDay, 'location' | 'dayIndex'> {
  if (!own) return {};
  const { entries, pois, transport, ...rest } = own;
  const booking = {
    bookedDate: date ?? '',
    bookedTo: to,
    ...(from && { bookedFrom: from }),
  } as const;
  return {
    ...rest,
    entries: entries.map((entry) => ({ ...entry, id: makeId() })),
    pois: pois.map((poi) => ({ ...poi, osmId: makeId() })),
    ...(transport && { transport: transport.booked ? { ...transport, ...booking } : transport }),
  };
}

/** The hotels of our own table, counted from the first day. */
export function hotelsOnDays({ own }: ImportedFile, choice: ImportChoice): readonly HotelOnDays[] {
  const { start, hotels } = own ?? { start: null, hotels: [] };
  if (!start || choice.spread !== 'file') return [];
  return hotels.map(({ checkInDate, checkOutDate, ...hotel }) => ({
    ...hotel,
    dayIndex: choice.dayIndex + daysBetween(start, checkInDate),
    nights: daysBetween(checkInDate, checkOutDate),
  }));
}

/** The ways there, home and in between; they move with the first day. */
function legsFrom({ own }: ImportedFile, start: CalendarDate): NewLegs {
  if (!own?.start) return {};
  const days = daysBetween(own.start, start);
  const moved = (time: string): string => {
    const date = time.slice(0, 10);
    return isCalendarDate(date) ? addDays(date, days) + time.slice(10) : time;
  };
  return Object.fromEntries(
    Object.entries(own.legs).map(([field, leg]) => [
      field,
      {
        ...leg,
        departureDateTime: moved(leg.departureDateTime),
        arrivalDateTime: moved(leg.arrivalDateTime),
      },
    ]),
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
  const first = { ...choice, dayIndex: 0 };
  return importStops(made.value, {
    stops: [],
    lodgings: lodgingsOnDays(file, first),
    hotels: hotelsOnDays(file, first),
    legs: legsFrom(file, start),
    makeId,
  });
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
function daysOfGroups({ groups, own }: ImportedFile): readonly number[] {
  const first = own?.start ? { date: own.start } : groups[0];
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
