import { isUnsent, reassigned } from './trip-record.ts';
import type { Shelf } from './trips-parts.ts';

interface Owner {
  readonly uid: string;
  readonly isGuest: boolean;
}

/**
 * Makes the shelf that of whoever is signed in now. What a guest has left goes over to the account they signed in to,
 * as it does on the server. Of anybody else only edits that nobody has yet stay, unseen, until they sign in again.
 */
export async function settleOwner(shelf: Shelf, owner: Owner): Promise<void> {
  const before = await shelf.recall('owner');
  if (before?.uid === owner.uid) {
    if (before.isGuest !== owner.isGuest) await shelf.remember('owner', owner);
    return;
  }
  const isUpgrade = before?.isGuest === true;
  for (const record of await shelf.all()) {
    if (record.userId === owner.uid) continue;
    const isOfGuest = isUpgrade && record.userId === before.uid;
    await shelf.update(record.id, (found) => {
      if (!found || found.userId === owner.uid) return found;
      if (isOfGuest) return reassigned(found, owner.uid);
      return isUnsent(found) ? found : null;
    });
  }
  for (const shared of await shelf.shared()) {
    const isTakenAlong = shared.uid === null || (isUpgrade && shared.uid === before.uid);
    if (isTakenAlong) await shelf.keepShared({ ...shared, uid: owner.uid });
    else if (shared.uid !== owner.uid) await shelf.forgetShared(shared.id);
  }
  // Not empty but unknown: nobody has asked for theirs yet.
  await shelf.remember('list', null);
  await shelf.remember('companionTrips', null);
  if (!isUpgrade) await shelf.remember('currentId', null);
  // Last, so that whoever is interrupted begins again.
  await shelf.remember('owner', owner);
}
