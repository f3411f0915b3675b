import { readCalendarDate, type CalendarDate } from '@fahrtwind/domain';
import { collectGpx, type GpxPoint, type GpxRoute } from './collect-gpx.ts';
import {
  createNote,
  type ImportedFile,
  type ImportedGroup,
  type ImportedPlace,
} from './imported-file.ts';
import { mergeDays } from './merge-days.ts';
import { placeOf } from './place-parts.ts';
import { isSamePoint, kindOf, readDayName, withVia, type Kind } from './own-marks.ts';
import { fileWithTracks } from './tracks-as-groups.ts';
import type { Track } from './track.ts';

interface Point {
  readonly place: ImportedPlace;
  readonly kind: Kind;
  readonly dayNumber: number | null;
}

/** Routes with more points than these are drawn lines, and their points no places. */
const MAX_ROUTE_STOPS = 100;
/** Signs of a place to sleep: Garmin's, which Furkot and others use. */
const LODGING_SIGNS = /^(?:lodging|lodge|hotel|campground|camping|rv park)$/i;
const SHAPING_MARKS: ReadonlySet<string> = new Set(['ShapingPoint', 'shaping']);
/** What routers write beside a turn: GraphHopper, BRouter, OpenRouteService. */
const TURN_MARKS: ReadonlySet<string> = new Set(['sign', 'turn', 'turn-angle', 'azimuth', 'step']);
const SHAPING_NAME =
  /^(?:shaping\s*points?|shp|formpunkt|form-?punkt|zwischenpunkt)\s*[-#]?\s*\d*$/i;

export function readGpx(xml: string): ImportedFile {
  const { creator, title, waypoints, routes, tracks, off } = collectGpx(xml);
  const isOwn = /^Fahrtwind\b/i.test(creator);
  const isPlan = /\bfurkot\b/i.test(creator);
  const instructions = createNote('instructions-left');
  const places = waypoints.map((one) => pointOfWaypoint(one, isOwn));
  const own = places.filter(({ kind }) => kind !== 'thing');
  const lines = [...tracks, ...routes.filter(isLine).map(trackOf)];
  const shaped = routes
    .filter((route) => !isLine(route) && route.points.length > 0)
    .map((route) => ({
      ...route,
      ...withVia(pointsOfRoute(route, isOwn, instructions.add)),
    }));
  const groups =
    shaped.length > 0
      ? withRest(
          shaped.flatMap((route, index) => groupsOfRoute(route, shaped[index - 1])),
          own,
        )
      : groupsOfWaypoints(own, isPlan);
  const count = (key: 'kept' | 'left'): number =>
    isOwn ? 0 : shaped.reduce((sum, route) => sum + route[key], 0);
  const notes = [
    offNote(off),
    { code: 'things-left', count: places.length - own.length },
    { code: 'shaping-kept', count: count('kept') },
    { code: 'shaping-left', count: count('left') },
    instructions.finish(),
  ] as const;
  return fileWithTracks({ format: 'gpx', title, groups, notes, tracks: lines });
}

function offNote(lines: readonly number[]) {
  const note = createNote('points-off-globe');
  for (const line of lines) note.add(line);
  return note.finish();
}

function pointOfWaypoint(point: GpxPoint, isOwn: boolean): Point {
  const { at, texts, line } = point;
  const { name = '', cmt = '', desc = '', type = '', sym = '', time = '' } = texts;
  const { dayNumber, rest } = readDayName(name.trim() || nameIn(desc));
  const kind = kindOf(type);
  const date = readCalendarDate(time.slice(0, 10));
  const note = [desc, isOwn ? '' : cmt].map((text) => text.trim()).filter((text) => text !== rest);
  return {
    kind,
    dayNumber,
    place: {
      ...(date && { date }),
      ...placeOf({
        name: rest,
        // Only our own files have the address as comment; in others it is a remark.
        address: isOwn ? cmt : '',
        point: at,
        note: [...new Set(note.filter(Boolean))].join('\n'),
        isOptional: kind === 'optional',
        isLodging: LODGING_SIGNS.test(sym.trim()) || /^(?:lodging|hotel)$/i.test(type.trim()),
        link: texts['link'],
        line,
      }),
    },
  };
}

/** The first line of a description, where it is short enough for a name. */
function nameIn(desc: string): string {
  const [first = ''] = desc.trim().split(/[\r\n]/, 1);
  return first.length <= 80 ? first : '';
}

/** A stop is what has a name; the ends of a route are stops in any case. Turns are left out, the rest shapes the way. */
function pointsOfRoute(
  { points }: GpxRoute,
  isOwn: boolean,
  onInstruction: (line: number) => void,
): readonly Point[] {
  return points.flatMap((point, index) => {
    const isEnd = index === 0 || index === points.length - 1;
    const { texts, marks, line } = point;
    const read = pointOfWaypoint(point, isOwn);
    const isTurn = [...marks].some((mark) => TURN_MARKS.has(mark));
    if (isTurn) {
      // What a turn says is no name of a place.
      if (isEnd) return [{ ...read, place: { ...read.place, name: '', note: '' } }];
      onInstruction(line);
      return [];
    }
    const isShaping =
      [...marks].some((mark) => SHAPING_MARKS.has(mark)) ||
      SHAPING_NAME.test((texts['name'] ?? '').trim()) ||
      read.place.name === '';
    return [isShaping && !isEnd ? { ...read, kind: 'via' as const } : read];
  });
}

function isLine({ points }: GpxRoute): boolean {
  return points.length > MAX_ROUTE_STOPS;
}

function trackOf({ name, points }: GpxRoute): Track {
  return { name, count: points.length, points: points.map(({ at }) => at) };
}

interface ShapedRoute extends GpxRoute {
  readonly places: readonly ImportedPlace[];
}

/**
 * Each route is a day, or several where its points have times on several dates. One that begins where the one before
 * ended does not visit that place again.
 */
function groupsOfRoute(
  { name, desc, places }: ShapedRoute,
  before: ShapedRoute | undefined,
): readonly ImportedGroup[] {
  const last = before?.places.at(-1);
  const own = last && places[0] && isSamePoint(last, places[0]) ? places.slice(1) : places;
  if (own.length > 0 && own.every(({ date }) => date))
    return byDate(own).map((group) => ({ ...group, name }));
  return [{ name, date: readCalendarDate(desc.slice(0, 10)), places: own }];
}

function byDate(places: readonly ImportedPlace[]): readonly ImportedGroup[] {
  const groups = new Map<CalendarDate | null, ImportedPlace[]>();
  for (const place of places) {
    const date = place.date ?? null;
    const group = groups.get(date) ?? [];
    group.push(place);
    groups.set(date, group);
  }
  return [...groups].map(([date, group]) => ({ name: '', date, places: group }));
}

/** Adds the waypoints that no route has: to the day in their name, else as a group of their own. */
function withRest(
  routes: readonly ImportedGroup[],
  waypoints: readonly Point[],
): readonly ImportedGroup[] {
  const groups = mergeDays(routes);
  const known = groups.flatMap(({ places }) => places);
  const keys = new Set(known.map(({ point }) => keyOf(point)));
  const rest = waypoints.filter(({ place }) => !keys.has(keyOf(place.point)));
  const same = new Map(waypoints.map(({ place }) => [keyOf(place.point), place]));
  const ofDays = placesByDay(rest);
  const days = groups.map((group, index) => ({
    ...group,
    places: [
      ...group.places.map((place) => withWords(place, same.get(keyOf(place.point)))),
      ...(ofDays.get(index + 1) ?? []),
    ],
  }));
  const others = rest.filter(({ dayNumber }) => dayNumber === null || dayNumber > groups.length);
  return others.length === 0
    ? days
    : [...days, { name: '', date: null, places: others.map(({ place }) => place) }];
}

/** The waypoint at the same place may say more than the point of the route. */
function withWords(place: ImportedPlace, other: ImportedPlace | undefined): ImportedPlace {
  if (!other) return place;
  const isLodging = place.isLodging ?? other.isLodging;
  const link = place.link ?? other.link;
  return {
    ...place,
    name: place.name || other.name,
    note: place.note || other.note,
    ...(isLodging && { isLodging }),
    ...(link && { link }),
  };
}

/** By the day in their name; where a planner wrote them, by the date that they have. Elsewhere it is when they were made. */
function groupsOfWaypoints(waypoints: readonly Point[], isPlan: boolean): readonly ImportedGroup[] {
  const all = waypoints.map(({ place }) => place);
  if (isPlan && all.length > 0 && all.every(({ date }) => date)) return byDate(all);
  return [...placesByDay(waypoints)]
    .toSorted(([one], [other]) => one - other)
    .map(([, places]) => ({ name: '', date: null, places }));
}

/** By the number of their day; 0 where their name tells none. */
function placesByDay(waypoints: readonly Point[]): ReadonlyMap<number, readonly ImportedPlace[]> {
  const days = new Map<number, ImportedPlace[]>();
  for (const { dayNumber, place } of waypoints) {
    const places = days.get(dayNumber ?? 0) ?? [];
    places.push(place);
    days.set(dayNumber ?? 0, places);
  }
  return days;
}

function keyOf(point: ImportedPlace['point']): string {
  return point ? `${point.lat.toFixed(6)} ${point.lng.toFixed(6)}` : '';
}
