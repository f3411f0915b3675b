import type { LegMeasure } from '../legs/estimate-leg.ts';
import { bestOrder, type OrderSearch } from '../optimise/best-order.ts';
import type { Trip } from '../trip/trip.ts';
import { arrangeStays } from './arrange-stays.ts';
import { measureBy, measuredLegs, type LegMatrix } from './leg-matrix.ts';
import { stayCosts } from './stay-costs.ts';
import { areReturns, staysOf, type Stay } from './stays.ts';

export interface PreviewThorough extends Pick<OrderSearch, 'seed' | 'mayGoOn'> {
  readonly matrix: LegMatrix;
  readonly by: 'time' | 'distance';
  /** Whether the last stop has to stay the last. */
  readonly keepLast: boolean;
}

/** What a thorough optimisation would give: nothing is applied yet. */
export interface ThoroughPreview {
  /** The trip in the new order, or the given one where nothing is gained. */
  readonly trip: Trip;
  /** All legs together; infinite where there is no way between two stops. */
  readonly before: LegMeasure;
  readonly after: LegMeasure;
  /** Whether one of these legs, of the old or the new order, is estimated. */
  readonly isEstimate: boolean;
}

/**
 * The thorough optimisation: keeps the first stop and, if wanted, the last one, and finds the order of the others
 * that takes least. As with the quick one, stops keep their nights and hotels, nights in a row in one hotel stay in
 * a row, and places that were visited before are kept at the end; only a last stop that is kept and is none of
 * those lets them go where they fit best.
 */
export function previewThorough(trip: Trip, wanted: PreviewThorough): ThoroughPreview {
  const unit = wanted.by === 'time' ? 'seconds' : 'meters';
  const measure = measureBy(wanted.matrix);
  const { choice, rest, end } = choose(staysOf(trip), wanted.keepLast);
  const costs = stayCosts(choice, (from, to) => measure(from, to)[unit]);
  const order = bestOrder(costs, { end, seed: wanted.seed, mayGoOn: wanted.mayGoOn });
  const arranged = arrangeStays(trip, [...order.flatMap((index) => choice[index] ?? []), ...rest]);
  const before = measuredLegs(trip, measure);
  const after = measuredLegs(arranged, measure);
  const isEstimate = [...before, ...after].some((leg) => leg.isEstimate);
  if (!isLess(after, before, unit))
    return { trip, before: sum(before), after: sum(before), isEstimate };
  return { trip: arranged, before: sum(before), after: sum(after), isEstimate };
}

interface Choice {
  /** The stays whose order is chosen; the first one stays the first. */
  readonly choice: readonly Stay[];
  /** Those that follow in their old order. */
  readonly rest: readonly Stay[];
  readonly end: 'anywhere' | 'last';
}

function choose(stays: readonly Stay[], keepLast: boolean): Choice {
  const isReturn = areReturns(stays).map(
    // To take a return out of the nights in one hotel would tear them apart.
    (is, index) => is && stays.filter(({ group }) => group === stays[index]?.group).length === 1,
  );
  if (keepLast && !isReturn.at(-1)) return { choice: stays, rest: [], end: 'last' };
  const visits = stays.filter((_, index) => !isReturn[index]);
  const [first, ...rest] = stays.filter((_, index) => isReturn[index]);
  if (!first) return { choice: visits, rest: [], end: 'anywhere' };
  return { choice: [...visits, first], rest, end: 'last' };
}

/** Fewer ways that do not exist, or as many and less of the others. */
function isLess(
  after: readonly LegMeasure[],
  before: readonly LegMeasure[],
  unit: keyof LegMeasure,
): boolean {
  const known = (legs: readonly LegMeasure[]) =>
    legs.filter((leg) => leg[unit] < Number.POSITIVE_INFINITY);
  const [knownAfter, knownBefore] = [known(after), known(before)];
  if (knownAfter.length !== knownBefore.length) return knownAfter.length > knownBefore.length;
  return sum(knownAfter)[unit] < sum(knownBefore)[unit];
}

function sum(legs: readonly LegMeasure[]): LegMeasure {
  return {
    meters: legs.reduce((total, { meters }) => total + meters, 0),
    seconds: legs.reduce((total, { seconds }) => total + seconds, 0),
  };
}
