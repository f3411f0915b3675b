import { legBetween, routeLegsOf, type RouteLeg } from '../legs/route-legs.ts';
import { thinLine } from '../geo/thin-line.ts';
import type { Entry } from '../trip/entry.ts';
import type { LegKind } from '../trip/leg-kind.ts';
import { legKindOf } from '../trip/leg-transport.ts';
import { isOnRoads } from '../trip/route-profile.ts';
import type { Hotel } from '../trip/hotel.ts';
import type { ViaPoint } from '../trip/leg-via.ts';
import { EMPTY_LOCATION, isValidLocation, shortLabel, type Location } from '../trip/location.ts';
import { isOnRoute, type Stop } from '../trip/stop.ts';
import type { Day, Trip } from '../trip/trip.ts';

/** What a place of a file is. The same words in every language, because files are read again. */
export const POINT_KINDS = [
  'stop',
  'optional',
  'lodging',
  'activity',
  'restaurant',
  'note',
  'poi',
  'via',
] as const;

export type PointKind = (typeof POINT_KINDS)[number];

/** A place of a trip as files for maps and devices have it. */
export interface TripPoint {
  readonly kind: PointKind;
  /** From 0. */
  readonly dayIndex: number;
  readonly name: string;
  readonly location: Location;
  readonly description: string;
  readonly url: string;
}

/** One day's way, which begins where the day before ended. */
export interface DayRoute {
  readonly day: Day;
  readonly dayIndex: number;
  readonly stops: readonly Stop[];
  readonly legs: readonly RouteLeg[];
}

/** A piece of a day's way that is travelled in one way. */
export interface RoutePart extends DayRoute {
  /** Null for a place where one stays. */
  readonly kind: LegKind | null;
}

/** Longitudes and latitudes, as GeoJSON has them. */
export type Line = readonly (readonly [lng: number, lat: number])[];

/** The line of a leg along roads; undefined where none is known, which draws it straight. */
export type LineOfLeg = (leg: RouteLeg) => Line | undefined;

/** The words of a file that depend on the reader's language. */
export interface FileWords {
  readonly day: (number: number) => string;
}

/** All places of a trip that have coordinates, day by day. */
export function pointsOf(trip: Trip): readonly TripPoint[] {
  const hotels = hotelsByDay(trip);
  const via = new Map(routeLegsOf(trip).map((leg) => [leg.cityId, leg.via ?? []]));
  const points = trip.days.flatMap((day, dayIndex) => [
    ...day.cityList.flatMap((stop) => [
      ...(via.get(stop.id) ?? []).map((point) => pointOfVia(point, dayIndex)),
      ...pointsOfStop(stop, dayIndex),
    ]),
    ...(hotels.get(dayIndex) ?? []).map((hotel) => pointOfHotel(hotel, dayIndex)),
  ]);
  return points.filter(({ location }) => isValidLocation(location));
}

export function dayRoutesOf(trip: Pick<Trip, 'days'>): readonly DayRoute[] {
  let before: Stop | undefined;
  return trip.days.map((day, dayIndex) => {
    const stops = [...(before ? [before] : []), ...day.cityList.filter(isOnRoute)];
    const legs = stops.slice(1).map((stop, index) =>
      legBetween(stops[index] ?? stop, stop, {
        date: day.date,
        isFirstOfDay: index === 0 && before !== undefined,
      }),
    );
    before = stops.at(-1);
    return { day, dayIndex, stops, legs };
  });
}

/**
 * A day's way, cut where the travellers change over: a device would calculate a drive over the sea for a flight. A place
 * between two rides is a part of its own, so that it stays in its order; where the day begins is none.
 */
export function partsOf(route: DayRoute): readonly RoutePart[] {
  const [first] = route.stops;
  if (!first) return [];
  const parts: RoutePart[] = [];
  let current: RoutePart = { ...route, kind: null, stops: [first], legs: [] };
  const isEvening = !route.day.cityList.includes(first);
  for (const [index, leg] of route.legs.entries()) {
    const [before, stop] = [route.stops[index], route.stops[index + 1]];
    if (!before || !stop) continue;
    const kind = legKindOf(leg);
    if (isRide(leg)) {
      if (current.legs.length > 0 || !(isEvening && before === first)) parts.push(current);
      parts.push({ ...route, kind, stops: [before, stop], legs: [leg] });
      current = { ...route, kind: null, stops: [stop], legs: [] };
    } else if (current.kind === null || current.kind === kind) {
      const { stops, legs } = current;
      current = { ...route, kind, stops: [...stops, stop], legs: [...legs, leg] };
    } else {
      parts.push(current);
      current = { ...route, kind, stops: [before, stop], legs: [leg] };
    }
  }
  return [...parts, current];
}

/** Whether one is taken along, or nothing is said but the direction. */
export function isRide(leg: Pick<RouteLeg, 'routeProfile'>): boolean {
  return !isOnRoads(leg.routeProfile);
}

/** The line of a day's way; straight where no better one is known. */
function lineOfDay({ legs }: DayRoute, lineOf: LineOfLeg): Line {
  return legs.flatMap((leg): Line => {
    const known = lineOf(leg);
    if (known && known.length > 1) return known;
    return [leg.from, ...(leg.via ?? []), leg.to].map(({ lng, lat }) => [lng, lat]);
  });
}

/** The lines of several days, thinned evenly until they have at most so many points in all. */
export function linesOfDays(
  routes: readonly DayRoute[],
  lineOf: LineOfLeg,
  maxPoints: number,
): readonly Line[] {
  const lines = routes.map((route) => lineOfDay(route, lineOf));
  const length = lines.reduce((sum, line) => sum + line.length, 0);
  const share = Math.min(1, maxPoints / Math.max(1, length));
  return lines.map((line) => thinLine(line, Math.max(2, Math.floor(line.length * share))));
}

/** What is written about a stop itself: its note, and entries that have no place of their own. */
export function descriptionOf(stop: Stop): string {
  const homeless = stop.entries.filter(({ location }) => !isValidLocation(location));
  return [stop.note?.content ?? '', ...homeless.map(textOfEntry)].filter(Boolean).join('\n');
}

/** The hotels of a trip by the first day on which they are needed, from 0. */
export function hotelsByDay(trip: Trip): ReadonlyMap<number, readonly Hotel[]> {
  const days = new Map<number, Hotel[]>();
  for (const hotel of trip.hotels) {
    const day = firstDayOf(trip, hotel);
    days.set(day, [...(days.get(day) ?? []), hotel]);
  }
  return days;
}

/** The first day whose night is spent there, else the day of the check-in, else the first of all. */
function firstDayOf(trip: Trip, hotel: Hotel): number {
  const named = trip.days.findIndex((day) => day.hotelId === hotel.id);
  if (named >= 0) return named;
  return Math.max(
    0,
    trip.days.findIndex((day) => day.date === hotel.checkInDate),
  );
}

function pointsOfStop(stop: Stop, dayIndex: number): readonly TripPoint[] {
  const { location, optional, entries, pois } = stop;
  return [
    {
      kind: optional ? 'optional' : 'stop',
      dayIndex,
      name: shortLabel(location),
      location,
      description: descriptionOf(stop),
      url: '',
    },
    ...entries.map((entry): TripPoint => ({
      kind: entry.entryType,
      dayIndex,
      name: entry.name || shortLabel(entry.location),
      location: entry.location,
      description: 'content' in entry ? entry.content : '',
      url: 'url' in entry ? entry.url : '',
    })),
    ...pois.map((poi): TripPoint => ({
      kind: 'poi',
      dayIndex,
      name: poi.name || shortLabel(poi.location),
      location: poi.location,
      description: '',
      url: '',
    })),
  ];
}

function pointOfVia({ lat, lng, name = '' }: ViaPoint, dayIndex: number): TripPoint {
  const location = { ...EMPTY_LOCATION, lat, lng, label: name };
  return { kind: 'via', dayIndex, name: shortLabel(location), location, description: '', url: '' };
}

function pointOfHotel(
  { name, location, url, checkInDate, checkOutDate }: Hotel,
  dayIndex: number,
): TripPoint {
  return {
    kind: 'lodging',
    dayIndex,
    name: name || shortLabel(location),
    location,
    description: `${checkInDate} – ${checkOutDate}`,
    url,
  };
}

function textOfEntry(entry: Entry): string {
  const content = 'content' in entry ? entry.content : '';
  return [entry.name, content].filter(Boolean).join(': ');
}
