import {
  addDays,
  bestOrder,
  distanceMeters,
  isOnRoute,
  isSameData,
  isValidLocation,
  measureBy,
  measuredLegs,
  replayOperations,
  shortLabel,
  type Stop,
  stopsOf,
  type Trip,
  type TripOperation,
} from '@fahrtwind/domain';
import type { AssistantPorts } from '../ports.ts';
import { nightsAt } from '../perform/night-actions.ts';
import { measuredSchedule } from '../plan/measures.ts';
import type { PlanningDemands, PlanningTask } from './planning-tasks.ts';

export interface PlanScore {
  /** What is wrong, in English; empty for a sound plan. */
  readonly faults: readonly string[];
  readonly trip: Trip;
}

/** A route may take so much longer than the best order of its stops. */
const MOST_DETOUR = 1.05;
/** Minutes are rounded. */
const SLACK_SECONDS = 60;
const SAME_PLACE_METERS = 2000;

/** Scores what was proposed for a task by rules alone: constraints, order, nothing invented, nothing else touched. */
export async function scorePlan(
  task: PlanningTask,
  operations: readonly TripOperation[],
  ports: AssistantPorts,
): Promise<PlanScore> {
  const { trip, notFitting } = replayOperations(task.trip, operations);
  const faults = [
    ...(operations.length === 0 ? ['nothing was proposed'] : []),
    ...notFitting.map(({ operation, reason }) => `${operation.op} does not fit: ${reason}`),
    ...placeFaults(trip, task.demands),
    ...dateFaults(trip, task.demands),
    ...untouchedFaults(task, trip),
    ...(await drivingFaults(trip, task.demands, ports)),
    ...(await orderFaults(trip, task.demands, ports)),
    ...(await inventedFaults(task.trip, trip, ports)),
  ];
  return { faults, trip };
}

function nameOf({ location }: Stop): string {
  return shortLabel(location);
}

function placeFaults(trip: Trip, demands: PlanningDemands): readonly string[] {
  const names = stopsOf(trip).map(nameOf);
  const { first, last, visits = [], avoids = [], follows = [], nights = [] } = demands;
  return [
    ...(first !== undefined && names.at(0) !== first ? [`does not begin in ${first}`] : []),
    ...(last !== undefined && names.at(-1) !== last ? [`does not end in ${last}`] : []),
    ...visits.filter((name) => !names.includes(name)).map((name) => `leaves ${name} out`),
    ...avoids.filter((name) => names.includes(name)).map((name) => `still visits ${name}`),
    ...follows
      .filter(([one, other]) => names.indexOf(other) !== names.indexOf(one) + 1)
      .map(([one, other]) => `${other} does not follow ${one}`),
    ...nights.flatMap(([name, count]) => {
      const stop = stopsOf(trip).find((one) => nameOf(one) === name);
      const found = stop ? nightsAt(trip, stop.id) : 0;
      return found === count ? [] : [`${found} nights in ${name} instead of ${count}`];
    }),
  ];
}

function dateFaults({ days, title }: Trip, demands: PlanningDemands): readonly string[] {
  const start = days.at(0)?.date;
  const isInRow = days.every((day, index) => start && day.date === addDays(start, index));
  return [
    ...(isInRow ? [] : ['the days do not follow one another']),
    ...(demands.days !== undefined && days.length !== demands.days
      ? [`${days.length} days instead of ${demands.days}`]
      : []),
    ...(demands.start !== undefined && start !== demands.start ? [`begins on ${start}`] : []),
    ...(demands.title !== undefined && title !== demands.title ? [`is called ${title}`] : []),
  ];
}

/** Everything that was not mentioned is as it was: stops with all they hold, booked hotels, the order of the others. */
function untouchedFaults({ trip: before, demands }: PlanningTask, after: Trip): readonly string[] {
  const booked = before.hotels.filter((hotel) => hotel.booked);
  const lost = booked.filter((hotel) => !after.hotels.some((one) => isSameData(one, hotel)));
  const { mayTouch } = demands;
  const changed = lost.map(({ name }) => `the booked ${name} was touched`);
  if (mayTouch === undefined) return changed;
  const kept = stopsOf(before).filter((stop) => !mayTouch.includes(nameOf(stop)));
  const now = stopsOf(after).filter(({ id }) => kept.some((stop) => stop.id === id));
  const isSame = isSameData(kept, now);
  const isNamed = demands.title !== undefined || before.title === after.title;
  return [
    ...changed,
    ...(isSame ? [] : ['other stops were touched']),
    ...(isNamed ? [] : ['the title was touched']),
  ];
}

async function drivingFaults(
  trip: Trip,
  { maxDriveHours }: PlanningDemands,
  ports: AssistantPorts,
): Promise<readonly string[]> {
  if (maxDriveHours === undefined) return [];
  const schedule = await measuredSchedule(trip, ports);
  return schedule.flatMap(({ drivingSeconds }, index) =>
    drivingSeconds > maxDriveHours * 3600 + SLACK_SECONDS
      ? [`${(drivingSeconds / 3600).toFixed(1)} hours of driving on day ${index + 1}`]
      : [],
  );
}

/** Compares with the best order of the same stops, first and last kept. A way back may take other towns. */
async function orderFaults(
  trip: Trip,
  { hasFreeOrder = false }: PlanningDemands,
  ports: AssistantPorts,
): Promise<readonly string[]> {
  const stops = stopsOf(trip).filter(isOnRoute);
  if (!hasFreeOrder || stops.length < 4) return [];
  const points = stops.map(({ location: { lat, lng } }) => ({ lat, lng }));
  const matrix = {
    stopIds: stops.map(({ id }) => id),
    ...(await ports.matrix(points, 'driving', true)),
  };
  const measure = measureBy(matrix);
  const taken = measuredLegs(trip, measure).reduce((sum, { seconds }) => sum + seconds, 0);
  const costs = matrix.seconds.map((row) => row.map((cell) => cell ?? Number.MAX_SAFE_INTEGER));
  let rounds = 0;
  const order = bestOrder(costs, { end: 'last', seed: 1, mayGoOn: () => (rounds += 1) < 400 });
  const best = order
    .slice(1)
    .reduce((sum, to, index) => sum + (costs[order[index] ?? 0]?.[to] ?? 0), 0);
  return taken <= best * MOST_DETOUR
    ? []
    : [`${Math.round((taken / best - 1) * 100)} % longer than the best order`];
}

/** Each new place is one that our own search finds under its name. */
async function inventedFaults(
  before: Trip,
  after: Trip,
  ports: AssistantPorts,
): Promise<readonly string[]> {
  const known = stopsOf(before);
  const added = stopsOf(after).filter(
    ({ location }) => !known.some((stop) => isSameData(stop.location, location)),
  );
  const faults = await Promise.all(
    added.map(async (stop) => {
      const hits = isValidLocation(stop.location)
        ? await ports.findPlaces(nameOf(stop), stop.location)
        : [];
      const isReal = hits.some(
        ({ location }) => distanceMeters(location, stop.location) <= SAME_PLACE_METERS,
      );
      return isReal ? [] : [`${nameOf(stop)} is invented`];
    }),
  );
  return faults.flat();
}
