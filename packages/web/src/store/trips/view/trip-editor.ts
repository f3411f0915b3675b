import {
  isSameData,
  ok,
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
import type { Environment } from '../../environment.ts';
import { refusalToChange } from '../records/refusal-to-change.ts';
import type { SettleEdit } from '../records/settle-edit.ts';
import type { TabStateStore } from '../records/tab-state.ts';
import type { WorkingCopy } from '../records/working-copy.ts';
import type { Histories } from '../storage/histories.ts';
import type { RecordCache } from '../storage/record-cache.ts';
import type { Operation, TripActions } from './trip-actions.ts';

interface EditorParts extends Environment {
  readonly settleEdit: SettleEdit;
  readonly state: TabStateStore;
  readonly cache: RecordCache;
  readonly histories: Histories;
  /** The user has made, undone or redone an edit: an offer to undo an earlier one is outdated. */
  readonly announceStep: () => void;
  readonly announceUndone: () => void;
}

/** Changes the current trip: at once on the screen, then on the device, then on the server. */
export function createTripEditor(parts: EditorParts): Pick<TripActions, 'run' | 'undo' | 'redo'> {
  const { state, cache, histories, clock, log, settleEdit } = parts;

  function currentCopy(): WorkingCopy | null {
    const id = state.currentId();
    return id === null ? null : cache.get(id);
  }

  function change(trip: Trip): void {
    state.setRefused(trip.id, false);
    cache.edit(trip.id, trip);
  }

  type Step = typeof undo | typeof redo;
  function step(go: Step, nothing: HistoryRefusal): Result<Trip, HistoryRefusal> {
    const copy = currentCopy();
    if (!copy) return refuse(nothing);
    const { record, trip } = copy;
    const result: Result<Restored, HistoryRefusal> = go(histories.get(trip.id), trip, clock.now());
    if (!result.ok) return result;
    if (refusalToChange(record, trip, result.value.trip)) return refuse(nothing);
    histories.set(trip.id, result.value.history);
    change(result.value.trip);
    parts.announceStep();
    return { ok: true, value: result.value.trip };
  }

  return {
    run(operation, args, kind) {
      const copy = currentCopy();
      if (!copy) return refuse('id-missing');
      const { trip } = copy;
      const result = applyOperation(settleEdit, copy, operation, args);
      if (!result.ok) {
        log(`Trip not changed: ${result.error}`);
        return result;
      }
      if (isSameData(result.value, trip)) return result;
      if (kind !== 'derived') {
        const forced = kind === 'forced';
        const typing = kind === 'typing';
        const revision = { trip, now: clock.now(), forced, typing };
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
    redo() {
      const result = step(redo, 'nothing-to-redo');
      if (!result.ok) log(`Nothing redone: ${result.error}`);
      return result;
    },
  };
}

/** What an operation makes of a trip with all that follows from it, if the signed-in user may change it so. */
export function applyOperation<Args>(
  settleEdit: SettleEdit,
  { record, trip }: WorkingCopy,
  operation: Operation<Args>,
  args: Args,
): Result<Trip, Refusal> {
  const result = operation(trip, args);
  if (!result.ok) return result;
  const settled = settleEdit(trip, result.value);
  const refusal = refusalToChange(record, trip, settled);
  return refusal ? refuse(refusal) : ok(settled);
}
