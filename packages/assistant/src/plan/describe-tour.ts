import {
  type DaySchedule,
  monthOf,
  type ScheduledLeg,
  type Trip,
  type TripOperation,
} from '@fahrtwind/domain';
import { findRegion } from '../regions/regions.ts';
import type { Texts } from '../texts/texts.ts';
import { estimateMark } from '../texts/units.ts';
import type { FilledStop } from './fill-days.ts';
import type { PlanRequest } from './plan-request.ts';
import type { Tour } from './plan-tour.ts';

/** A tour with the operations that make it, measured as the planner's own list measures it. */
export interface MeasuredTour extends MadeTour {
  readonly operations: readonly TripOperation[];
  readonly trip: Trip;
  readonly schedule: readonly DaySchedule[];
}

export interface MadeTour {
  readonly tour: Tour;
  readonly filled: readonly FilledStop[];
  readonly request: PlanRequest;
}

const MOST_NAMED = 3;
/** Shorter ferries run all day. */
const BOOKED_MINUTES = 60;

/** A line for each day, then what was left out and what to know, in two lines. */
export function describeTour(texts: Texts, made: MeasuredTour): string {
  const { schedule, request, tour } = made;
  const meters = schedule.reduce((sum, day) => sum + day.meters, 0);
  const isEstimate = schedule.some((day) => day.isEstimate);
  const km = estimateMark(isEstimate) + texts.kilometers(meters);
  return [
    texts.tour(request.title, texts.dayCount(tour.dayCount), texts.date(request.start), km),
    ...schedule.map((_, day) => dayLine(texts, made, day)),
    leftOutLine(texts, made),
    hintLine(texts, made),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function dayLine(texts: Texts, { filled, schedule, request }: MeasuredTour, day: number): string {
  const own = filled.filter(({ dayIndex }) => dayIndex === day);
  const { drivingSeconds = 0, isEstimate = false } = schedule[day] ?? {};
  const time =
    drivingSeconds >= 60 ? estimateMark(isEstimate) + texts.duration(drivingSeconds) : '';
  const evening = eveningOf(filled, day);
  const isLast = day === schedule.length - 1;
  if (own.length === 0 && isLast && !request.from)
    return texts.planDay(day + 1, texts.tourLeaving(evening), '');
  if (own.length === 0)
    return texts.planDay(day + 1, texts.tourFreeDay(evening, texts.list(onFoot(filled, day))), '');
  const isOuting = day > 0 && evening === eveningOf(filled, day - 1) && own.length > 1;
  const ferry = own.findLast(({ ferryTo }) => ferryTo !== undefined)?.ferryTo;
  const way = own.map(({ name }) => name).join(' → ');
  if (!isOuting)
    return texts.planDay(day + 1, ferry === undefined ? way : texts.tourFerry(way, ferry), time);
  const sights = own.filter(({ kind }) => kind === 'sight').map(({ name }) => name);
  return texts.planDay(day + 1, texts.tourOuting(evening, texts.list(sights)), time);
}

const SIGHTS_A_DAY = 3;

/** What is left to see on foot on a day without a drive; the first ones are for the day of arrival. */
function onFoot(filled: readonly FilledStop[], day: number): readonly string[] {
  const arrived = filled.findLast(
    ({ dayIndex, activities }) => dayIndex < day && activities.length > 0,
  );
  if (!arrived || arrived.name !== eveningOf(filled, day)) return [];
  const names = arrived.activities.map(({ name }) => name);
  const free = day - arrived.dayIndex - 1;
  return names.slice(free * SIGHTS_A_DAY, (free + 1) * SIGHTS_A_DAY);
}

function eveningOf(filled: readonly FilledStop[], day: number): string {
  return filled.findLast(({ dayIndex }) => dayIndex <= day)?.name ?? '';
}

/** What was worth it and is not even passed. */
function leftOutLine(texts: Texts, { tour: { leftOut }, filled }: MeasuredTour): string {
  const names = leftOut.filter((name) => filled.every((stop) => stop.name !== name));
  return names.length === 0 ? '' : texts.tourLeftOut(texts.list(names.slice(0, MOST_NAMED)));
}

function hintLine(texts: Texts, { request, schedule, tour }: MeasuredTour): string {
  const legs = schedule.flatMap(({ stops }) => stops.flatMap(({ leg }) => leg ?? []));
  const closed = namesOf(legs, ({ closures = [] }) => closures.map(({ name }) => name));
  const ferries = namesOf(legs, longCrossings);
  const month = monthOf(request.start);
  const late = request.areas
    .map(({ regionId }) => findRegion(regionId))
    .find((region) => region && !region.months.includes(month));
  const short = tour.dayCount < request.days;
  return [
    short ? texts.tourShorter(texts.dayCount(tour.dayCount), texts.dayCount(request.days)) : '',
    request.from ? '' : texts.tourWithoutStart,
    request.alsoNear.length > 0 ? texts.tourInstead(texts.list(request.alsoNear)) : '',
    late ? texts.tourOffSeason(monthsOf(texts, late.months)) : '',
    closed.length > 0 ? texts.tourClosed(texts.list(closed)) : '',
    ferries.length > 0 ? texts.tourFerries(texts.list(ferries)) : '',
  ]
    .filter((sentence) => sentence !== '')
    .slice(0, 3)
    .join(' ');
}

function namesOf(
  legs: readonly ScheduledLeg[],
  read: (leg: ScheduledLeg) => readonly string[],
): readonly string[] {
  return [...new Set(legs.flatMap(read))].slice(0, MOST_NAMED);
}

/** What one books, once for both directions. */
function longCrossings({ crossings = [] }: ScheduledLeg): readonly string[] {
  return crossings
    .filter(({ minutes, kind }) => minutes >= BOOKED_MINUTES || kind === 'train')
    .map(({ name }) => name.split('–').toSorted().join('–'));
}

/** `Mai bis September` */
function monthsOf(texts: Texts, months: readonly number[]): string {
  return texts.tourMonths(Math.min(...months), Math.max(...months));
}
