import { isUnsent, reassignRecord } from '../records/trip-record.ts';
import type { LocalTripStore } from './local-trip-store.ts';

interface Owner {
  readonly uid: string;
  readonly isGuest: boolean;
}

/** After signing out: of the trips on the device only unsent edits stay, until their owner signs in again. */
export async function leaveOwner(localStore: LocalTripStore): Promise<void> {
  const owner = await localStore.readFact('owner');
  if (!owner) return;
  for (const { id } of await localStore.all())
    await localStore.update(id, (found) => (found && isUnsent(found) ? found : null));
  for (const shared of await localStore.allShared())
    if (shared.uid === owner.uid) await localStore.removeShared(shared.id);
  await localStore.clearHistories();
  await localStore.writeFact('list', null);
  await localStore.writeFact('companionTrips', null);
  await localStore.writeFact('currentId', null);
}

/**
 * Hands the local store over to the signed-in user. A guest's data goes to the account that the guest signs in to, as
 * on the server. Of any other user only unsent edits stay, hidden until that user signs in again.
 */
export async function changeOwner(localStore: LocalTripStore, owner: Owner): Promise<void> {
  const before = await localStore.readFact('owner');
  if (before?.uid === owner.uid) {
    if (before.isGuest !== owner.isGuest) await localStore.writeFact('owner', owner);
    return;
  }
  const isUpgrade = before?.isGuest === true;
  for (const record of await localStore.all()) {
    if (record.userId === owner.uid) continue;
    const isOfGuest = isUpgrade && record.userId === before.uid;
    await localStore.update(record.id, (found) => {
      if (!found || found.userId === owner.uid) return found;
      if (isOfGuest) return reassignRecord(found, owner.uid);
      return isUnsent(found) ? found : null;
    });
  }
  for (const shared of await localStore.allShared()) {
    const isTakenOver = shared.uid === null || (isUpgrade && shared.uid === before.uid);
    if (isTakenOver) await localStore.writeShared({ ...shared, uid: owner.uid });
    else if (shared.uid !== owner.uid) await localStore.removeShared(shared.id);
  }
  // Null means unknown, not empty: the new owner's lists were never loaded.
  await localStore.writeFact('list', null);
  await localStore.writeFact('companionTrips', null);
  if (!isUpgrade) await localStore.writeFact('currentId', null);
  // Written last, so that an interrupted change starts again.
  await localStore.writeFact('owner', owner);
}
