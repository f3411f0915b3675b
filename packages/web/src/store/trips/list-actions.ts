import { ok, recordRevision, refusalToSave } from '@fahrtwind/domain';
import { failureOf } from './failure.ts';
import type { Histories } from './histories.ts';
import type { Sender } from './sender.ts';
import type { TripActions } from './trip-actions.ts';
import type { TripLoader } from './trip-loader.ts';
import { newRecord, withPresence } from './trip-record.ts';
import type { TripsParts } from './trips-parts.ts';
import type { TripsView } from './trips-view.ts';
import type { Workbench } from './workbench.ts';

type ListActions = Pick<TripActions, 'create' | 'change' | 'remove' | 'restore' | 'saveAsNew'>;

interface ListParts extends Pick<
  TripsParts,
  'api' | 'clock' | 'makeId' | 'log' | 'report' | 'shelf'
> {
  readonly bench: Workbench;
  readonly histories: Histories;
  readonly view: TripsView;
  readonly sender: Sender;
  readonly loader: TripLoader;
}

/** What is done with whole trips: they come, go, and come back. */
export function createListActions(parts: ListParts): ListActions {
  const { api, clock, makeId, log, report, bench, histories, view, sender, loader } = parts;

  async function create(...[trip, { isDemo = false } = {}]: Parameters<TripActions['create']>) {
    const { uid } = view.facts();
    const refusal = refusalToSave({ ...trip, userId: uid ?? '' }, uid);
    if (refusal || uid === null) {
      log(`Trip not added: ${refusal ?? 'signed-out'}`);
      return;
    }
    const now = clock.now();
    const record = newRecord({ trip: { ...trip, userId: uid }, now, isDemo });
    await bench.update(trip.id, (found) => found ?? record);
    await loader.makeCurrent(trip.id);
    sender.soon(0);
  }

  /** A trip that this device knows nothing of but its place in the list of deleted ones. */
  async function restoreOnServer(id: string): Promise<boolean> {
    try {
      await api.restore(id);
    } catch (cause) {
      report('trip-not-restored', failureOf(cause).code);
      return false;
    }
    await loader.load();
    return true;
  }

  return {
    create,
    async change(id, operation, args) {
      await loader.fetched(id);
      const trip = bench.get(id)?.trip;
      if (!trip) return null;
      const result = operation(trip, args);
      if (!result.ok) {
        log(`Trip not changed: ${result.error}`);
        return result;
      }
      await histories.read(id);
      const revision = { trip, now: clock.now(), forced: true };
      histories.set(id, recordRevision(histories.get(id), revision));
      bench.edit(id, result.value);
      return ok(result.value);
    },
    async remove(id) {
      if (view.facts().runtime.currentTripId === id) loader.close();
      if (!(await loader.fetched(id))) {
        report('trip-not-saved', 'network-request-failed');
        return;
      }
      await bench.update(id, (found) => found && withPresence(found, 'deleting'));
      await sender.now();
    },
    async restore(id) {
      if (!bench.get(id)) return restoreOnServer(id);
      await bench.update(id, (found) => found && withPresence(found, 'restoring'));
      await sender.now();
      await loader.load();
      return bench.get(id) !== null;
    },
    async saveAsNew(id) {
      const copy = bench.get(id);
      if (!copy) return null;
      const newId = makeId();
      await create({ ...copy.trip, id: newId, published: false });
      await bench.update(id, () => null);
      return newId;
    },
  };
}
