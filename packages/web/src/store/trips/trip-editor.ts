import {
  isCopy,
  isSameData,
  recordRevision,
  redo,
  refuse,
  undo,
  type HistoryRefusal,
  type Restored,
  type Result,
  type Trip,
} from '@fahrtwind/domain';
import type { Histories } from './histories.ts';
import type { TripActions } from './trip-actions.ts';
import type { TripsParts } from './trips-parts.ts';
import type { TripsView } from './trips-view.ts';
import type { Workbench } from './workbench.ts';

type EditActions = Pick<TripActions, 'run' | 'undo' | 'redo'>;

interface EditorParts extends Pick<TripsParts, 'clock' | 'log' | 'announceUndone'> {
  readonly bench: Workbench;
  readonly histories: Histories;
  readonly view: TripsView;
  readonly onEdit: (id: string) => void;
}

/** Changes the current trip: at once on the screen, then on the device, then on the server. */
export function createTripEditor(parts: EditorParts): EditActions {
  const { bench, histories, view, clock, log } = parts;

  function currentCopy(): Trip | null {
    const { runtime, publicTrip } = view.facts();
    if (publicTrip || runtime.currentTripId === null) return null;
    return bench.get(runtime.currentTripId)?.trip ?? null;
  }

  function change(trip: Trip): void {
    parts.onEdit(trip.id);
    bench.edit(trip.id, trip);
  }

  type Step = typeof undo | typeof redo;
  function step(go: Step, nothing: HistoryRefusal): Result<Trip, HistoryRefusal> {
    const { current } = view.get();
    const trip = currentCopy();
    if (!trip) return refuse(current && isCopy(current) ? 'trip-is-copy' : nothing);
    const result: Result<Restored, HistoryRefusal> = go(histories.get(trip.id), trip, clock.now());
    if (!result.ok) return result;
    histories.set(trip.id, result.value.history);
    change(result.value.trip);
    return { ok: true, value: result.value.trip };
  }

  return {
    run(operation, args, { isForced = false, isDragging = false, isDerived = false } = {}) {
      const { publicTrip } = view.facts();
      if (publicTrip) return refuse(isCopy(publicTrip) ? 'trip-is-copy' : 'not-the-owner');
      const trip = currentCopy();
      if (!trip) return refuse('id-missing');
      const result = operation(trip, args);
      if (!result.ok) {
        log(`Trip not changed: ${result.error}`);
        return result;
      }
      if (isSameData(result.value, trip)) return result;
      if (!isDerived) {
        const revision = { trip, now: clock.now(), forced: isForced, dragging: isDragging };
        histories.set(trip.id, recordRevision(histories.get(trip.id), revision));
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
