import type { Location } from '../trip/location.ts';
import { shortLabel } from '../trip/location.ts';
import type { Trip } from '../trip/trip.ts';
import {
  dayRoutesOf,
  isRide,
  linesOfDays,
  partsOf,
  pointsOf,
  type FileWords,
  type Line,
  type LineOfLeg,
  type PointKind,
  type RoutePart,
  type TripPoint,
} from './trip-points.ts';
import { isWebUrl } from '../text/web-url.ts';
import { xmlDegrees, xmlElement, xmlText } from './xml-text.ts';

export interface GpxOptions {
  readonly words: FileWords;
  readonly lineOf?: LineOfLeg;
  /** Only this day, from 0. */
  readonly dayIndex?: number;
  /** False for a public trip whose dates are left out. */
  readonly isDated?: boolean;
}

/** Devices take some thousands; more only make the file large. */
const MAX_TRACK_POINTS = 100_000;

/** The names of Garmin's symbols, which other devices know, too. */
const SYMBOLS: Readonly<Record<PointKind, string>> = {
  stop: 'Flag, Blue',
  optional: 'Flag, Green',
  lodging: 'Lodging',
  activity: 'Scenic Area',
  restaurant: 'Restaurant',
  note: 'Information',
  poi: 'Pin, Blue',
  via: 'Waypoint',
};

/**
 * A trip as GPX 1.1: places as waypoints, and for each day the routes of its stops and the tracks of its way, cut at what is
 * not driven. The type of each says how one travels.
 */
export function writeGpx(
  trip: Trip,
  { words, lineOf = () => undefined, dayIndex, isDated = true }: GpxOptions,
): string {
  const isWanted = (thing: { readonly dayIndex: number }): boolean =>
    dayIndex === undefined || thing.dayIndex === dayIndex;
  const routes = dayRoutesOf(trip)
    .filter(isWanted)
    .filter(({ stops }) => stops.length > 0);
  const head = (part: RoutePart): string => headOf(part, words, isDated);
  const parts = routes.flatMap(partsOf);
  const lines = linesOfDays(parts, lineOf, MAX_TRACK_POINTS);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Fahrtwind" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata>${xmlElement('name', trip.title)}</metadata>`,
    ...pointsOf(trip)
      // Points to pass shape the route; as waypoints, devices would announce them.
      .filter((point) => isWanted(point) && point.kind !== 'via')
      .map((point) => writePoint(point, words)),
    // What one is taken along by is no way for a device: it would calculate a drive.
    ...parts.filter(({ legs }) => !legs.some(isRide)).map((part) => writeRoute(part, head(part))),
    ...parts.map((part, index) => writeTrack(part, head(part), lines[index] ?? [])),
    '</gpx>',
    '',
  ].join('\n');
}

function writePoint(
  { kind, dayIndex, name, location, description, url }: TripPoint,
  words: FileWords,
): string {
  return [
    `<wpt ${degreesOf(location)}>`,
    xmlElement('name', `${words.day(dayIndex + 1)}: ${name}`),
    xmlElement('cmt', location.label),
    xmlElement('desc', description),
    isWebUrl(url) ? `<link href="${xmlText(url)}"/>` : '',
    xmlElement('sym', SYMBOLS[kind]),
    xmlElement('type', kind),
    '</wpt>',
  ].join('');
}

function writeRoute(route: RoutePart, head: string): string {
  const points = route.stops.flatMap(({ location }, index) => [
    ...(route.legs[index - 1]?.via ?? []).map(
      (via) =>
        `<rtept ${degreesOf(via)}>${xmlElement('name', via.name ?? '')}<type>via</type></rtept>`,
    ),
    `<rtept ${degreesOf(location)}>${xmlElement('name', shortLabel(location))}${xmlElement('cmt', location.label)}</rtept>`,
  ]);
  return `<rte>${head}\n${points.join('\n')}\n</rte>`;
}

function writeTrack(route: RoutePart, head: string, line: Line): string {
  if (route.legs.length === 0) return '';
  const points = line.map(([lng, lat]) => `<trkpt ${degreesOf({ lng, lat })}/>`);
  return `<trk>${head}<trkseg>\n${points.join('\n')}\n</trkseg></trk>`;
}

function headOf(
  { day, dayIndex, stops, kind }: RoutePart,
  words: FileWords,
  isDated: boolean,
): string {
  const [first, last] = [stops.at(0), stops.at(-1)];
  const way = [first, ...(last === first ? [] : [last])].flatMap((stop) =>
    stop ? [shortLabel(stop.location)] : [],
  );
  return [
    xmlElement('name', `${words.day(dayIndex + 1)}: ${way.join(' – ')}`),
    xmlElement('desc', isDated ? day.date : ''),
    `<number>${dayIndex + 1}</number>`,
    xmlElement('type', kind ?? ''),
  ].join('');
}

/** GPX ends one step before the 180th degree of longitude. */
function degreesOf({ lat, lng }: Pick<Location, 'lat' | 'lng'>): string {
  return `lat="${xmlDegrees(lat)}" lon="${xmlDegrees(lng === 180 ? -180 : lng)}"`;
}
