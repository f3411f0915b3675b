import { bestOrder, DEFAULT_DRIVING_LIMIT_MINUTES } from '@fahrtwind/domain';
import type { AssistantPorts, PlaceHit } from '../ports.ts';
import { findStages } from './stage-places.ts';

/** What is asked of a new trip. */
export interface PlanWish {
  readonly from: PlaceHit;
  /** Missing for a round over the places in between. */
  readonly to?: PlaceHit;
  readonly via: readonly PlaceHit[];
  readonly roundTrip: boolean;
  readonly days?: number;
  readonly maxDriveHours?: number;
}

export interface PlannedStop {
  readonly place: PlaceHit;
  /** From 0. */
  readonly dayIndex: number;
  /** How long the way to it takes; 0 for the first. */
  readonly seconds: number;
}

export type Plan =
  | { readonly kind: 'plan'; readonly dayCount: number; readonly stops: readonly PlannedStop[] }
  | { readonly kind: 'too-short'; readonly neededDays: number }
  | { readonly kind: 'no-road'; readonly from: PlaceHit; readonly to: PlaceHit }
  | {
      readonly kind: 'no-town';
      readonly from: PlaceHit;
      readonly to: PlaceHit;
      readonly seconds: number;
    };

/** A drive that takes all of the allowed hours to the minute leaves no room for a traffic light. */
const MARGIN = 0.98;

/**
 * Plans a trip: the places in the order that takes least, days within the driving limit with a town at the end of
 * each, and the days that are left over spent where the traveller wants to be.
 */
export async function planTrip(wish: PlanWish, ports: AssistantPorts): Promise<Plan> {
  const order = await orderedPlaces(wish, ports);
  const limit = (wish.maxDriveHours ?? DEFAULT_DRIVING_LIMIT_MINUTES / 60) * 3600;
  const legs = await divided(order, limit, ports);
  if ('kind' in legs) return legs;
  const drives: readonly Drive[] = packed(legs.flat(), limit, wish.days);
  const neededDays = (drives.at(-1)?.day ?? 0) + 1;
  if (wish.days !== undefined && neededDays > wish.days) return { kind: 'too-short', neededDays };
  const dayCount = wish.days ?? neededDays;
  const [first] = order;
  if (!first) return { kind: 'too-short', neededDays };
  return {
    kind: 'plan',
    dayCount,
    stops: [
      { place: first, dayIndex: 0, seconds: 0 },
      ...withRest(drives, dayCount - neededDays, wish),
    ],
  };
}

/** From the start over all places to the end, in the order that takes least. */
async function orderedPlaces(
  { from, to, via, roundTrip }: PlanWish,
  ports: AssistantPorts,
): Promise<readonly PlaceHit[]> {
  const ends = roundTrip || !to ? [from] : [to];
  const middle = roundTrip || !to ? [...via, ...(to ? [to] : [])] : via;
  const isClosed = roundTrip || !to;
  const places = [from, ...middle, ...(isClosed && !roundTrip ? [] : ends)];
  if (middle.length < 2) return places;
  const points = places.map(({ location: { lat, lng } }) => ({ lat, lng }));
  const { seconds } = await ports.matrix(points, 'driving', true);
  const longest = Math.max(1, ...seconds.flat().map((cell) => cell ?? 0));
  const costs = seconds.map((row) => row.map((cell) => cell ?? longest * places.length * 2));
  let rounds = 0;
  const order = bestOrder(costs, {
    end: isClosed && !roundTrip ? 'anywhere' : 'last',
    seed: 1,
    mayGoOn: () => (rounds += 1) < 400,
  });
  return order.flatMap((index) => places[index] ?? []);
}

interface Drive {
  readonly place: PlaceHit;
  readonly seconds: number;
  readonly day: number;
  /** Whether it was asked for, and is no town on the way. */
  readonly isWanted: boolean;
}

type Leg = Omit<Drive, 'day'>;

/** Every leg within the limit; a longer one in parts. */
async function divided(
  order: readonly PlaceHit[],
  limit: number,
  ports: AssistantPorts,
): Promise<readonly (readonly Leg[])[] | Exclude<Plan, { readonly kind: 'plan' }>> {
  const legs: (readonly Leg[])[] = [];
  // On the way back, a place that was asked for would be nothing new.
  const taken: PlaceHit[] = [...order];
  for (const [index, to] of order.entries()) {
    const from = order[index - 1];
    if (!from) continue;
    const cell = await ports.matrix([from.location, to.location], 'driving', true);
    const seconds = cell.seconds[0]?.[1] ?? null;
    if (seconds === null) return { kind: 'no-road', from, to };
    if (seconds <= limit) {
      legs.push([{ place: to, seconds, isWanted: true }]);
      continue;
    }
    const fewest = Math.ceil(seconds / (limit * MARGIN));
    const stages = await stagesWithin(from, to, fewest, limit, taken, ports);
    if (!stages) return { kind: 'no-town', from, to, seconds };
    taken.push(...stages.places);
    legs.push(
      stages.seconds.map((part, number) => {
        const town = stages.places[number];
        return { place: town ?? to, seconds: part, isWanted: !town };
      }),
    );
  }
  return legs;
}

/** Where the towns do not lie evenly, one more day lets them fit; on the way back other towns are taken, if there are. */
async function stagesWithin(
  from: PlaceHit,
  to: PlaceHit,
  fewest: number,
  limit: number,
  taken: readonly PlaceHit[],
  ports: AssistantPorts,
) {
  const known = taken.map(({ location }) => location);
  return (
    (await findStages(from, to, fewest, limit, known, ports)) ??
    (await findStages(from, to, fewest, limit, [], ports)) ??
    (await findStages(from, to, fewest + 1, limit, known, ports)) ??
    findStages(from, to, fewest + 2, limit, [], ports)
  );
}

/**
 * The day of each drive: a day for each as long as there are enough, else as many in a day as the limit allows, the
 * shortest days first.
 */
function packed(legs: readonly Leg[], limit: number, days: number | undefined): readonly Drive[] {
  const groups = legs.map((leg) => [leg]);
  const most = days ?? 0;
  while (groups.length > most) {
    const sums = groups.map((group) => group.reduce((sum, { seconds }) => sum + seconds, 0));
    const pairs = sums
      .slice(1)
      .map((sum, index) => ({ index, sum: sum + (sums[index] ?? 0) }))
      .filter(({ sum }) => sum <= limit)
      .toSorted((one, other) => one.sum - other.sum);
    const [best] = pairs;
    if (!best) break;
    groups.splice(best.index, 2, [
      ...(groups[best.index] ?? []),
      ...(groups[best.index + 1] ?? []),
    ]);
  }
  return groups.flatMap((group, day) => group.map((leg) => ({ ...leg, day })));
}

/** Spends the days that are left over: at the destination first, then at each place that was asked for, in turn. */
function withRest(
  drives: readonly Drive[],
  spare: number,
  { to, roundTrip }: PlanWish,
): readonly PlannedStop[] {
  const last = drives.length - 1;
  // A night at the end of the day is spent only at the last place of the day, and none at the end of a round.
  const resting = drives.flatMap(({ isWanted, day, place }, index) => {
    const isEvening = drives[index + 1]?.day !== day;
    if (!isWanted || !isEvening || (roundTrip && index === last)) return [];
    return [{ index, isGoal: place === to }];
  });
  const order = resting.toSorted((one, other) => Number(other.isGoal) - Number(one.isGoal));
  const extra = new Map<number, number>();
  for (let day = 0; day < spare; day += 1) {
    const place = order[day % Math.max(1, order.length)];
    if (place) extra.set(place.index, (extra.get(place.index) ?? 0) + 1);
  }
  let shift = 0;
  return drives.map(({ place, seconds, day }, index) => {
    const stop = { place, seconds, dayIndex: day + shift };
    shift += extra.get(index) ?? 0;
    return stop;
  });
}
