import { recordRevision, refusalToSave, refuse, type Trip } from '@fahrtwind/domain';
import type { Desk } from './desk.ts';
import { failureOf } from './failure.ts';
import type { TripActions } from './trip-actions.ts';
import { refusalToChange } from './refusal-to-change.ts';
import { asNew, newRecord, roleOf, withPresence } from './trip-record.ts';
import type { TripsParts } from './trips-parts.ts';

type ListActions = Pick<
  TripActions,
  'create' | 'read' | 'change' | 'remove' | 'restore' | 'saveAsNew'
>;

/** What is done with whole trips: they come, change, go, and come back. */
export function createListActions(parts: TripsParts, desk: Desk): ListActions {
  const { clock, makeId, report } = parts;
  const { bench, view, opener, fetcher, sender } = desk;
  return {
    create: (trip, options) => create(parts, desk, { trip, isDemo: options?.isDemo ?? false }),
    async read(id) {
      const record = await fetcher.find(id);
      return bench.get(id)?.trip ?? record?.trip ?? null;
    },
    change: createChange(parts, desk),
    async remove(id) {
      const record = await fetcher.find(id);
      if (!record || roleOf(record) !== 'owner') {
        report('trip-not-deleted', record ? 'unauthorized' : 'network-request-failed');
        return false;
      }
      if (view.facts().runtime.currentTripId === id) opener.close();
      await bench.update(id, (found) => found && withPresence(found, 'deleting', clock.now()));
      void sender.now();
      return true;
    },
    async restore(id) {
      if (!bench.get(id)) return restoreOnServer(parts, desk, id);
      await bench.update(id, (found) => found && withPresence(found, 'restoring', clock.now()));
      void sender.now();
      return true;
    },
    async saveAsNew(id) {
      const copy = bench.get(id);
      if (!copy) return null;
      const heir = asNew(copy.seen, makeId(), clock.now());
      await bench.update(heir.id, () => heir);
      await bench.update(id, () => null);
      await opener.makeCurrent(heir.id);
      sender.soon(0);
      return heir.id;
    },
  };
}

interface NewTrip {
  readonly trip: Trip;
  readonly isDemo: boolean;
}

async function create(
  { clock, log }: TripsParts,
  { bench, view, opener, sender }: Desk,
  { trip, isDemo }: NewTrip,
): Promise<boolean> {
  const { uid } = view.facts();
  const refusal = refusalToSave({ ...trip, userId: uid ?? '' }, uid);
  if (refusal || uid === null) {
    log(`Trip not added: ${refusal ?? 'signed-out'}`);
    return false;
  }
  const record = newRecord({ trip: { ...trip, userId: uid }, now: clock.now(), isDemo });
  await bench.update(trip.id, (found) => found ?? record);
  await opener.makeCurrent(trip.id);
  sender.soon(0);
  return true;
}

function createChange(
  { clock, log }: TripsParts,
  { bench, fetcher, histories, refused }: Desk,
): TripActions['change'] {
  return async (id, operation, args) => {
    await fetcher.find(id);
    await histories.read(id);
    const copy = bench.get(id);
    if (!copy) return null;
    const { seen, trip } = copy;
    const wanted = operation(trip, args);
    const refusal = wanted.ok ? refusalToChange(seen, trip, wanted.value) : null;
    const result = refusal ? refuse(refusal) : wanted;
    if (!result.ok) {
      log(`Trip not changed: ${result.error}`);
      return result;
    }
    const revision = { trip, now: clock.now(), forced: true };
    histories.set(id, recordRevision(histories.get(id), revision));
    refused.delete(id);
    bench.edit(id, result.value);
    return result;
  };
}

/** A trip of which this device knows nothing but its place in the list of deleted ones. */
async function restoreOnServer(
  { api, report }: TripsParts,
  desk: Desk,
  id: string,
): Promise<boolean> {
  try {
    await api.restore(id);
  } catch (cause) {
    report('trip-not-restored', failureOf(cause).code);
    return false;
  }
  await desk.load();
  return true;
}
