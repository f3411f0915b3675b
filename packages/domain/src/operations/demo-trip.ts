import { ok, type Result } from '../result.ts';
import { openTrip, type RuntimeState } from '../trip/runtime-state.ts';
import type { Trip } from '../trip/trip.ts';
import { duplicateTrip, type DuplicateTrip } from './duplicate-trip.ts';
import type { Refusal } from './refusal.ts';

/** A demo trip and the state in which it is the current one. */
export interface DemoTrip {
  readonly trip: Trip;
  readonly state: RuntimeState;
}

/** Makes a demo trip of the example, makes it current and flags it. */
export function makeDemoTrip(
  example: Trip,
  state: RuntimeState,
  args: DuplicateTrip,
): Result<DemoTrip, Refusal> {
  const made = duplicateTrip(example, args);
  if (!made.ok) return made;
  return ok({ trip: made.value, state: openTrip(state, made.value.id, true) });
}

/** The current trip is a demo no longer: its guest has signed up, and it is a trip like any other. */
export function endDemo(state: RuntimeState): RuntimeState {
  return state.isDemoTrip ? { ...state, isDemoTrip: false } : state;
}
