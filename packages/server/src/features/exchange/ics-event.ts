import {
  addDays,
  isValidLocation,
  isWebUrl,
  momentOf,
  type CalendarDate,
  type Location,
  type Trip,
} from '@fahrtwind/domain';
import type { ExportWords } from './export-words.ts';
import { icsDate, icsInstant, icsLocalTime, icsText } from './ics-lines.ts';
import type { CalendarZones } from './ics-time-zone.ts';

/** Most characters that describe an event; calendars are for looking things up. */
const MOST_DESCRIPTION = 2000;

/** A trip and what a calendar needs beside it. */
export interface CalendarTrip {
  readonly trip: Trip;
  /** How often it was saved: programs take the event with the higher number. */
  readonly revision: number;
  readonly updatedAt: Date;
  /** The IANA zone at a place with a time, empty when unknown. */
  readonly zoneOf: (location: Location) => string;
  /** Where the trip can be opened. */
  readonly url: string;
}

/** The lines of an event. */
export type Event = readonly string[];

/** In which words and zones events are told. */
export interface Telling {
  readonly words: ExportWords;
  readonly zones: CalendarZones;
}

export function headOf(
  { trip, revision, updatedAt }: CalendarTrip,
  part: string,
  title: string,
): Event {
  const stamp = icsInstant(updatedAt);
  return [
    `UID:${icsText(`${trip.id}-${part}@fahrtwind`)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${revision}`,
    `SUMMARY:${icsText(title)}`,
  ];
}

/** Days as plain dates, which mean the same day everywhere. */
export function allDay(from: CalendarDate, to: CalendarDate = from): Event {
  return [
    `DTSTART;VALUE=DATE:${icsDate(from)}`,
    `DTEND;VALUE=DATE:${icsDate(addDays(to, 1))}`,
    'TRANSP:TRANSPARENT',
  ];
}

/** A local time with its zone. */
export interface LocalTime {
  readonly time: string;
  readonly zone: string;
}

export function startLines({ time, zone }: LocalTime, zones: CalendarZones): Event {
  return [`DTSTART${timeText(time, zones.use(zone, time))}`];
}

/** From a start to an end, if that is later; both have to be told in the same way. */
export function spanLines(start: LocalTime, end: LocalTime | null, zones: CalendarZones): Event {
  const startZone = zones.use(start.zone, start.time);
  const begin = `DTSTART${timeText(start.time, startZone)}`;
  if (!end) return [begin];
  const endZone = zones.use(end.zone, end.time);
  const isZoned = startZone !== '';
  if (isZoned !== (endZone !== '')) return [begin];
  const isLater = isZoned
    ? instantOf({ ...end, zone: endZone }) > instantOf({ ...start, zone: startZone })
    : end.time > start.time;
  return isLater ? [begin, `DTEND${timeText(end.time, endZone)}`] : [begin];
}

/** By the clock, an arrival in the west may come before its departure. */
function instantOf({ time, zone }: LocalTime): number {
  return momentOf(zone, Date.parse(`${time}Z`));
}

function timeText(time: string, zone: string): string {
  const local = icsLocalTime(time);
  return zone === '' ? `:${local}` : `;TZID=${zone}:${local}`;
}

export function descriptionLines(facts: readonly string[]): Event {
  const text = facts.filter((fact) => fact.trim() !== '').join('\n');
  return property('DESCRIPTION', shortened(text));
}

export function placeLines(location: Location | undefined): Event {
  if (!location) return [];
  const { lat, lng, label } = location;
  const geo = isValidLocation(location) ? [`GEO:${lat.toFixed(6)};${lng.toFixed(6)}`] : [];
  return [...property('LOCATION', label), ...geo];
}

export function linkLines(url: string): Event {
  return URL.canParse(url) && isWebUrl(url) ? [`URL:${new URL(url).href}`] : [];
}

function property(name: string, text: string): Event {
  return text === '' ? [] : [`${name}:${icsText(text)}`];
}

function shortened(text: string): string {
  return text.length <= MOST_DESCRIPTION
    ? text
    : `${text.slice(0, MOST_DESCRIPTION - 1).toWellFormed()}…`;
}
