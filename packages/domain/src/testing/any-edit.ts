import * as fc from 'fast-check';
import { EDITS, type EditName } from './edits.ts';
import type { Refusal } from '../operations/refusal.ts';
import type { Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';

/** A random edit of a trip: an operation, and numbers that choose its arguments. */
export interface Edit {
  readonly name: EditName;
  readonly numbers: readonly number[];
}

const NAMES = Object.keys(EDITS).filter(isEditName);

/** Edits of every kind, or of the given ones. */
export function anyEdit(names: readonly EditName[] = NAMES): fc.Arbitrary<Edit> {
  return fc.record({
    name: fc.constantFrom(...names),
    numbers: fc.array(fc.nat({ max: 9999 }), { minLength: 6, maxLength: 6 }),
  });
}

/** Does it: the numbers choose among what the trip has at that moment. `makeId` names what is new. */
export function applyEdit(
  trip: Trip,
  { name, numbers }: Edit,
  makeId: () => string,
): Result<Trip, Refusal> {
  let next = 0;
  const number = (below: number): number => {
    const drawn = numbers[next % numbers.length] ?? 0;
    next += 1;
    return below > 0 ? drawn % below : 0;
  };
  return EDITS[name](trip, { number, pick: (list) => list[number(list.length)], makeId });
}

function isEditName(name: string): name is EditName {
  return name in EDITS;
}
