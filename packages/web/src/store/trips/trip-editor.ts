import {
  isCopy,
  isSameData,
  recordRevision,
  redo,
  refuse,
  undo,
  type HistoryRefusal,
  type Refusal,
  type Restored,
  type Result,
  type Trip,
} from '@fahrtwind/domain';
import type { Histories } from './histories.ts';
import { refusalToChange } from './refusal-to-change.ts';
import type { TripActions } from './trip-actions.ts';
import type { TripRecord } from './trip-record.ts';
import type { TripsParts } from './trips-parts.ts';
import type { TripsView } from './trips-view.ts';
import type { Workbench } from './workbench.ts';
import type { WorkingCopy } from './working-copies.ts';

type EditActions = Pick<TripActions, 'run' | 'undo' | 'redo'>;

interface EditorParts extends Pick<
  TripsParts,
  'clock' | 'log' | 'announceStep' | 'announceUndone'
> {
  readonly bench: Workbench;
  readonly histories: Histories;
  readonly view: TripsView;
  readonly onEdit: (id: string) => void;
}

/** Changes the current trip: at once on the screen, then on the device, then on the server. */
export function createTripEditor(parts: EditorParts): EditActions {
  const { bench, histories, view, clock, log } = parts;

  function currentCopy(): WorkingCopy | null {
    const { runtime, publicTrip } = view.facts();
    if (publicTrip || runtime.currentTripId === null) return null;
    return bench.get(runtime.currentTripId);
  }

  function change(trip: Trip): void {
    parts.onEdit(trip.id);
    bench.edit(trip.id, trip);
  }

  type Step = typeof undo | typeof redo;
  function step(go: Step, nothing: HistoryRefusal): Result<Trip, HistoryRefusal> {
    const { current } = view.get();
    const copy = currentCopy();
    if (!copy) return refuse(current && isCopy(current) ? 'trip-is-copy' : nothing);
    const { seen, trip } = copy;
    const result: Result<Restored, HistoryRefusal> = go(histories.get(trip.id), trip, clock.now());
    if (!result.ok) return result;
    if (refusalToChange(seen, trip, result.value.trip)) return refuse(nothing);
    histories.set(trip.id, result.value.history);
    change(result.value.trip);
    parts.announceStep();
    return { ok: true, value: result.value.trip };
  }

  return {
    run(operation, args, { isForced = false, isDragging = false, isDerived = false } = {}) {
      const { publicTrip } = view.facts();
      if (publicTrip) return refuse(isCopy(publicTrip) ? 'trip-is-copy' : 'not-the-owner');
      const copy = currentCopy();
      if (!copy) return refuse('id-missing');
      const { seen, trip } = copy;
      const result = allowed(seen, trip, operation(trip, args));
      if (!result.ok) {
        log(`Trip not changed: ${result.error}`);
        return result;
      }
      if (isSameData(result.value, trip)) return result;
      if (!isDerived) {
        const revision = { trip, now: clock.now(), forced: isForced, dragging: isDragging };
        histories.set(trip.id, recordRevision(histories.get(trip.id), revision));
        parts.announceStep();
      }
      change(result.value);
      return result;
    },
    undo() {
      const result = step(undo, 'nothing-to-undo');
      if (result.ok) parts.announceUndone();
      else log(`Nothing undone: ${result.error}`);
      return result;
    },
    redo: () => step(redo, 'nothing-to-redo'),
  };
}

/** What an operation makes of a trip, if whoever is signed in may make that of it. */
function allowed(
  seen: TripRecord,
  trip: Trip,
  result: Result<Trip, Refusal>,
): Result<Trip, Refusal> {
  const refusal = result.ok ? refusalToChange(seen, trip, result.value) : null;
  return refusal ? refuse(refusal) : result;
}
