import type { Language } from '@fahrtwind/contract';
import {
  openTripPath,
  writeCsv,
  writeGpx,
  writeKml,
  writeTripFile,
  type LineOfLeg,
  type Location,
  type MeasuredLeg,
  type RouteLeg,
  type Trip,
} from '@fahrtwind/domain';
import { createTurns } from '@fahrtwind/geo';
import type { TaskContext } from '../../threads/task.ts';
import { EXPORT_WORDS } from './export-words.ts';
import type { CalendarTrip } from './ics-event.ts';
import { createCalendar, timedPlaces } from './write-ics.ts';

/** A trip with the time of its last change, as ISO. */
export interface FoundTrip {
  readonly trip: Trip;
  readonly revision: number;
  readonly updatedAt: string;
}

interface FileInput extends FoundTrip {
  readonly format: 'gpx' | 'kml' | 'ics' | 'csv' | 'json';
  /** A single day, counted from 1. */
  readonly tag: number | undefined;
  readonly origin: string;
  readonly language: Language;
}

interface CalendarInput {
  readonly ids: readonly string[];
  /** Null for the name of the only trip. */
  readonly isOfAllTrips: boolean;
  readonly origin: string;
  readonly language: Language;
}

/** What a task asks the main thread for, beside the planner. */
export interface ExchangePorts {
  /** Null when the person may not see it any more. */
  readonly readTrip: (id: string) => Promise<FoundTrip | null>;
  /** The IANA names of time zones, empty where unknown. */
  readonly zonesAt: (places: readonly Location[]) => Promise<readonly string[]>;
}

/** The legs as the route planner knows them, with their lines. */
type PlanLegs = (
  trip: Trip,
  context: TaskContext,
) => Promise<(leg: RouteLeg) => (MeasuredLeg & { readonly geometry?: Line }) | undefined>;

type Line = NonNullable<ReturnType<LineOfLeg>>;

/** What threads write: files of one trip, and calendars of many. */
export function createExchangeTasks(planLegs: PlanLegs) {
  return {
    writeFile: async (input: FileInput, context: TaskContext): Promise<Uint8Array> =>
      new TextEncoder().encode(await writeFile(input, context, planLegs)),
    writeCalendar: async (input: CalendarInput, context: TaskContext): Promise<Uint8Array> =>
      new TextEncoder().encode(await writeCalendar(input, context)),
  };
}

export type ExchangeTasks = ReturnType<typeof createExchangeTasks>;

async function writeFile(
  { format, tag, origin, language, ...found }: FileInput,
  context: TaskContext,
  planLegs: PlanLegs,
): Promise<string> {
  const { trip } = found;
  const words = EXPORT_WORDS[language];
  if (format === 'json') return writeTripFile(trip);
  if (format === 'ics') {
    const calendar = createCalendar(words);
    calendar.add(await calendarTripOf(found, origin, context));
    return calendar.write(trip.title);
  }
  const legOf = await planLegs(trip, context);
  if (format === 'csv') return writeCsv(trip, words.csv, legOf);
  const lineOf: LineOfLeg = (leg) => legOf(leg)?.geometry;
  if (format === 'kml') return writeKml(trip, { words, lineOf });
  return writeGpx(trip, { words, lineOf, ...(tag !== undefined && { dayIndex: tag - 1 }) });
}

/** One trip after the other, and none is kept: a trip may have two megabytes. */
async function writeCalendar(
  { ids, isOfAllTrips, origin, language }: CalendarInput,
  context: TaskContext,
): Promise<string> {
  const words = EXPORT_WORDS[language];
  const calendar = createCalendar(words);
  const takeTurn = createTurns(context.signal);
  let name = isOfAllTrips ? words.allTrips : '';
  for (const id of ids) {
    await takeTurn();
    if (calendar.isFull()) break;
    const found = await context.call<FoundTrip | null>('readTrip', id);
    if (!found) continue;
    if (!isOfAllTrips) name = found.trip.title;
    calendar.add(await calendarTripOf(found, origin, context));
  }
  return calendar.write(name);
}

async function calendarTripOf(
  { trip, revision, updatedAt }: FoundTrip,
  origin: string,
  { call }: TaskContext,
): Promise<CalendarTrip> {
  const places = timedPlaces(trip);
  const zones = places.length === 0 ? [] : await call<readonly string[]>('zonesAt', places);
  const zoneByPlace = new Map(places.map((place, index) => [place, zones[index] ?? '']));
  return {
    trip,
    revision,
    updatedAt: new Date(updatedAt),
    zoneOf: (location) => zoneByPlace.get(location) ?? '',
    url: `${origin}${openTripPath(trip.id)}`,
  };
}
