import {
  distanceMeters,
  findStop,
  isSamePlace,
  openNightsOf,
  scheduleTrip,
  shortLabel,
  stopsOf,
  type DaySchedule,
  type FindMeasure,
  type Language,
  type Point,
  type StopTimes,
  type Trip,
} from '@fahrtwind/domain';
import type { Choice } from '../outcome.ts';
import type { AssistantPorts, PlaceHit } from '../ports.ts';
import { ideaTexts } from './idea-texts.ts';

const MOST_IDEAS = 4;
/** A shorter drive needs no halt. */
const LONG_DRIVE_SECONDS = 3 * 60 * 60;
const BESIDE_METERS = 30_000;
/** With fewer stops there is hardly a better order. */
const WORTH_ORDERING = 5;

interface IdeaContext {
  readonly trip: Trip;
  readonly language: Language;
  /** Readers get questions alone. */
  readonly readOnly: boolean;
  /** What is known of the legs. */
  readonly measured: FindMeasure;
}

/** What one could ask about this very trip: what is long, open or missing in it. Never to remove something. */
export async function ideasFor(
  { trip, language, readOnly, measured }: IdeaContext,
  ports: Pick<AssistantPorts, 'townsNear' | 'wayBetween'>,
): Promise<readonly Choice[]> {
  const texts = ideaTexts[language];
  const stops = stopsOf(trip);
  if (stops.length < 2) return readOnly ? [] : [texts.wholeTrip, texts.weekend];
  const schedule = scheduleTrip(trip, measured);
  const nights = openNightsOf(trip).length;
  const ideas = [
    readOnly ? null : await haltIdea(trip, schedule, ports, language),
    nights > 0 ? texts.openNights(nights) : null,
    texts.alongTheWay,
    readOnly || stops.length < WORTH_ORDERING ? null : texts.order,
    texts.distance,
  ];
  return ideas.filter((idea) => idea !== null).slice(0, MOST_IDEAS);
}

/** A town halfway along the longest drive of the longest day. */
async function haltIdea(
  trip: Trip,
  schedule: readonly DaySchedule[],
  ports: Pick<AssistantPorts, 'townsNear' | 'wayBetween'>,
  language: Language,
): Promise<Choice | null> {
  const [day] = schedule.toSorted((one, other) => other.drivingSeconds - one.drivingSeconds);
  if (!day || day.drivingSeconds < LONG_DRIVE_SECONDS) return null;
  const drive = longestDriveOf(day);
  const from = findStop(trip, drive?.leg?.fromCityId ?? '')?.stop;
  const to = findStop(trip, drive?.stopId ?? '')?.stop;
  if (!from || !to) return null;
  const line = await ports.wayBetween(from.location, to.location);
  const towns = await ports.townsNear(halfway(line), BESIDE_METERS);
  const town = towns.find((place) => isNew(trip, place));
  if (!town) return null;
  const number = trip.days.findIndex(({ id }) => id === day.dayId) + 1;
  return ideaTexts[language].halt(number, town.name, shortLabel(from.location));
}

function longestDriveOf({ stops }: DaySchedule): StopTimes | undefined {
  return stops.toSorted((one, other) => (other.leg?.seconds ?? 0) - (one.leg?.seconds ?? 0))[0];
}

function isNew(trip: Trip, { location }: PlaceHit): boolean {
  return stopsOf(trip).every((stop) => !isSamePlace(stop.location, location));
}

/** The point of a line at half of its length. */
function halfway(line: readonly Point[]): Point {
  const steps = line.slice(1).map((point, index) => distanceMeters(line[index] ?? point, point));
  let left = steps.reduce((sum, meters) => sum + meters, 0) / 2;
  for (const [index, meters] of steps.entries()) {
    const [start, end] = [line[index], line[index + 1]];
    if (start && end && left <= meters) return between(start, end, meters > 0 ? left / meters : 0);
    left -= meters;
  }
  return line.at(-1) ?? { lat: 0, lng: 0 };
}

function between(start: Point, end: Point, share: number): Point {
  return {
    lat: start.lat + (end.lat - start.lat) * share,
    lng: start.lng + (end.lng - start.lng) * share,
  };
}
