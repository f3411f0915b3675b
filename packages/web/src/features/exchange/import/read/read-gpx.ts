import { readCalendarDate } from '@fahrtwind/domain';
import {
  ImportError,
  type ImportedFile,
  type ImportedGroup,
  type ImportedPlace,
  type ImportNote,
} from './imported-file.ts';
import { placeOf, pointOf } from './place-parts.ts';
import { mergeDays } from './merge-days.ts';
import { isSamePoint, kindOf, readDayName, withVia, type Kind } from './own-marks.ts';
import { readXml } from './read-xml.ts';
import { groupsOfTracks } from './tracks-as-groups.ts';
import { createTrack, type Track } from './track.ts';

interface Point {
  readonly place: ImportedPlace;
  readonly kind: Kind;
  readonly dayNumber: number | null;
}

interface Route {
  name: string;
  desc: string;
  readonly points: Point[];
}

/** Routes with more points are drawn lines, and their points no places. */
const MAX_ROUTE_STOPS = 100;
const POINTS: ReadonlySet<string> = new Set(['wpt', 'rtept', 'trkpt']);

export function readGpx(xml: string): ImportedFile {
  const { title, waypoints, routes, tracks, off } = collect(xml);
  const lines = [
    ...tracks,
    ...routes.filter(isLine).map(({ name, points }) => trackOf(name, points)),
  ].filter(({ count }) => count > 0);
  const planned = routes.filter((route) => !isLine(route) && route.points.length > 0);
  const own = waypoints.filter(({ kind }) => kind !== 'thing');
  const groups =
    planned.length > 0 ? withRest(groupsOfRoutes(planned), own) : groupsOfWaypoints(own);
  const notes: ImportNote[] = [
    { code: 'points-off-globe', count: off },
    { code: 'things-left', count: waypoints.length - own.length },
  ];
  if (groups.length > 0)
    return {
      format: 'gpx',
      title,
      groups,
      trip: null,
      notes: [...notes, { code: 'tracks-left', count: lines.length }],
    };
  const fromTracks = groupsOfTracks(lines);
  return {
    format: 'gpx',
    title,
    trip: null,
    groups: fromTracks.groups,
    notes: [...notes, ...fromTracks.notes],
  };
}

function collect(xml: string) {
  const [waypoints, routes, tracks]: [Point[], Route[], Track[]] = [[], [], []];
  const path: string[] = [];
  let [title, off, track, trackName] = ['', 0, createTrack(), ''];
  let point: Record<string, string> = {};
  readXml(xml, {
    open: (name, attributes) => {
      if (path.length === 0 && name !== 'gpx') throw new ImportError('xml-of-other-kind');
      path.push(name);
      if (POINTS.has(name)) point = { ...attributes };
      if (name === 'rte') routes.push({ name: '', desc: '', points: [] });
      if (name === 'trk') [track, trackName] = [createTrack(), ''];
    },
    close: (name, text) => {
      path.pop();
      const parent = path.at(-1) ?? '';
      const route = routes.at(-1);
      if (POINTS.has(parent)) point[name] = text;
      else if (parent === 'metadata' && name === 'name') title = text.trim();
      else if (parent === 'rte' && route && (name === 'name' || name === 'desc'))
        route[name] = text.trim();
      else if (parent === 'trk' && name === 'name') trackName = text.trim();
      if (name === 'trk') tracks.push(track.finish(trackName));
      if (!POINTS.has(name)) return;
      const at = pointOf(point['lat'], point['lon']);
      if (!at) off += 1;
      else if (name === 'trkpt') track.add(at);
      else (name === 'wpt' ? waypoints : route?.points)?.push(pointWith(point, at));
    },
  });
  return { title, waypoints, routes, tracks, off };
}

function pointWith(
  texts: Readonly<Record<string, string>>,
  point: NonNullable<ImportedPlace['point']>,
): Point {
  const { dayNumber, rest } = readDayName(texts['name'] ?? '');
  const kind = kindOf(texts['type'] ?? '');
  // Our own files and many others have the whole label as comment.
  const [address, note] = [texts['cmt'] ?? '', texts['desc'] ?? ''];
  return {
    kind,
    dayNumber,
    place: placeOf({ name: rest, address, point, note, isOptional: kind === 'optional' }),
  };
}

function isLine({ points }: Route): boolean {
  return points.length > MAX_ROUTE_STOPS;
}

function trackOf(name: string, points: readonly Point[]): Track {
  return {
    name,
    count: points.length,
    points: points.flatMap(({ place }) => (place.point ? [place.point] : [])),
  };
}

/** Each route is a day. One that begins where the one before ended does not visit that place again. */
function groupsOfRoutes(routes: readonly Route[]): readonly ImportedGroup[] {
  return routes.map(({ name, desc, points }, index) => {
    const places = withVia(points);
    const before = routes[index - 1]?.points.at(-1)?.place;
    return {
      name,
      date: readCalendarDate(desc.slice(0, 10)),
      places: before && places[0] && isSamePoint(before, places[0]) ? places.slice(1) : places,
    };
  });
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
  const notes = new Map(waypoints.map(({ place }) => [keyOf(place.point), place.note]));
  const ofDays = placesByDay(rest);
  const days = groups.map((group, index) => ({
    ...group,
    places: [
      ...group.places.map((place) => ({
        ...place,
        note: place.note || (notes.get(keyOf(place.point)) ?? ''),
      })),
      ...(ofDays.get(index + 1) ?? []),
    ],
  }));
  const others = rest.filter(({ dayNumber }) => dayNumber === null || dayNumber > groups.length);
  return others.length === 0
    ? days
    : [...days, { name: '', date: null, places: others.map(({ place }) => place) }];
}

function groupsOfWaypoints(waypoints: readonly Point[]): readonly ImportedGroup[] {
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
