import {
  haveSameWays,
  routeLegsOf,
  totalsOf,
  type FindMeasure,
  type Trip,
} from '@fahrtwind/domain';
import { createMovedMarks } from './moved-marks.ts';

/** What is known about a leg; undefined if it can only be estimated. */
export type MeasureLeg = FindMeasure;

export type SettleEdit = (before: Trip, after: Trip) => Trip;

/**
 * Brings what follows from an edit into the same step, whichever screen has made it: one undo reverts both, and lists
 * never show the length of another way.
 */
export function createSettleEdit(measureLeg: MeasureLeg): SettleEdit {
  const withoutReturned = createMovedMarks();
  return (before, after) => withoutReturned(before, withTotals(before, after, measureLeg));
}

function withTotals(before: Trip, after: Trip, measureLeg: MeasureLeg): Trip {
  if (after.days === before.days) return after;
  const legs = routeLegsOf(after);
  // A note changes no way; its totals stay as they are, also while the ways are not known yet.
  if (haveSameWays(routeLegsOf(before), legs)) return after;
  return { ...after, ...totalsOf(legs, measureLeg) };
}
