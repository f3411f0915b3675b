import { refuse, type Refusal, type Result, type Trip } from '@fahrtwind/domain';
import { createEmitter } from '../../../ui/observable.ts';
import type { Operation, RunKind, TripActions } from './trip-actions.ts';
import { INITIAL_TRIPS_STATE, type FirstTrips, type TripsState } from './trips-state.ts';

/** What is shown before the store has started: the trip that came with the page, which can be edited, or none. */
export function createEarlyTrips(first: FirstTrips | undefined) {
  const changed = createEmitter();
  let state: TripsState = first?.state ?? INITIAL_TRIPS_STATE;
  const edits: ((actions: TripActions) => void)[] = [];

  function show(change: Partial<TripsState>): void {
    state = { ...state, ...change };
    changed.emit();
  }

  return {
    get: () => state,
    show,
    changed,
    run<Args>(operation: Operation<Args>, args: Args, kind?: RunKind): Result<Trip, Refusal> {
      if (!state.current) return refuse('id-missing');
      const result = operation(state.current, args);
      if (!result.ok) return result;
      edits.push((actions) => void actions.run(operation, args, kind));
      show({ current: result.value });
      return result;
    },
    /** Opens the trip in the store and makes its edits there. This device may have others that are not sent yet. */
    async passOn(actions: TripActions): Promise<void> {
      if (!first) return;
      const id = first.state.currentId;
      const resumed = first.isNamed || edits.length > 0 ? null : await actions.resume();
      // Edits are for the trip that is on the screen, also those that have come since.
      const isWanted = resumed ? edits.length > 0 && resumed.id !== id : true;
      if (id !== null && isWanted) await actions.open(id);
      for (const repeat of edits) repeat(actions);
    },
  };
}
