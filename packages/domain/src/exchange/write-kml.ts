import type { Trip } from '../trip/trip.ts';
import {
  dayRoutesOf,
  linesOfDays,
  pointsOf,
  type DayRoute,
  type FileWords,
  type Line,
  type LineOfLeg,
  type PointKind,
  type TripPoint,
} from './trip-points.ts';
import { isWebUrl } from '../text/web-url.ts';
import { xmlDegrees, xmlElement, xmlText } from './xml-text.ts';

export interface KmlOptions {
  readonly words: FileWords;
  readonly lineOf?: LineOfLeg;
}

/** Google My Maps takes files of five megabytes. */
const MAX_LINE_POINTS = 50_000;

/** Alpha, blue, green, red: the order of KML. */
const COLOURS: Readonly<Record<PointKind, string>> = {
  stop: 'ffb3591f',
  optional: 'ff8a8a8a',
  lodging: 'ff9c4a7a',
  activity: 'ff3f8f2f',
  restaurant: 'ff2f6fd0',
  note: 'ff5a5a5a',
  poi: 'ff7f7f20',
  via: 'ffb3591f',
};

/** A trip as KML 2.2: a folder for each day with its places and the line of its way. */
export function writeKml(trip: Trip, { words, lineOf = () => undefined }: KmlOptions): string {
  const points = pointsOf(trip);
  const routes = dayRoutesOf(trip);
  const lines = linesOfDays(routes, lineOf, MAX_LINE_POINTS);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    xmlElement('name', trip.title),
    ...Object.entries(COLOURS).map(
      ([kind, colour]) =>
        `<Style id="${kind}"><IconStyle><color>${colour}</color></IconStyle></Style>`,
    ),
    '<Style id="way"><LineStyle><color>ffb3591f</color><width>4</width></LineStyle></Style>',
    ...routes.flatMap((route, index) => {
      const own = points.filter(({ dayIndex }) => dayIndex === index);
      return writeDay(route, own, lines[index] ?? [], words);
    }),
    '</Document></kml>',
    '',
  ].join('\n');
}

function writeDay(
  { day, dayIndex }: DayRoute,
  points: readonly TripPoint[],
  line: Line,
  words: FileWords,
): readonly string[] {
  const name = words.day(dayIndex + 1);
  return [
    `<Folder>${xmlElement('name', name)}${dataOf({ date: day.date })}`,
    ...points.map((point) => writePoint(point)),
    ...(line.length > 1 ? [writeLine(name, line)] : []),
    '</Folder>',
  ];
}

function writePoint({ kind, name, location, description, url }: TripPoint): string {
  const link = isWebUrl(url) ? `<a href="${xmlText(url)}">${xmlText(url)}</a>` : '';
  // Readers of KML take a description for HTML: the text is escaped for that first.
  const html = [xmlText(description).replaceAll('\n', '<br>'), link].filter(Boolean).join('<br>');
  return [
    '<Placemark>',
    xmlElement('name', name),
    xmlElement('address', location.label),
    xmlElement('description', html),
    `<styleUrl>#${kind}</styleUrl>`,
    dataOf({ kind }),
    `<Point><coordinates>${xmlDegrees(location.lng)},${xmlDegrees(location.lat)}</coordinates></Point>`,
    '</Placemark>',
  ].join('');
}

function writeLine(name: string, line: Line): string {
  const coordinates = line.map(([lng, lat]) => `${xmlDegrees(lng)},${xmlDegrees(lat)}`).join(' ');
  return `<Placemark>${xmlElement('name', name)}<styleUrl>#way</styleUrl><LineString><tessellate>1</tessellate><coordinates>${coordinates}</coordinates></LineString></Placemark>`;
}

function dataOf(values: Readonly<Record<string, string>>): string {
  const data = Object.entries(values).map(
    ([name, value]) => `<Data name="${name}">${xmlElement('value', value)}</Data>`,
  );
  return `<ExtendedData>${data.join('')}</ExtendedData>`;
}
