import { endDemo } from '@fahrtwind/domain';
import type { Environment } from '../../environment.ts';
import { isSignedIn, type SignedInState } from '../../session/session-state.ts';
import type { SessionStore } from '../../session/session-store.ts';
import type { TabStateStore } from '../records/tab-state.ts';
import { ownTrips } from '../records/trip-lists.ts';
import { isUnsent } from '../records/trip-record.ts';
import { changeOwner, leaveOwner } from '../storage/change-owner.ts';
import type { LocalTripStore } from '../storage/local-trip-store.ts';
import type { RecordCache } from '../storage/record-cache.ts';
import type { SharedTrips } from '../storage/shared-trips.ts';
import { restoreBackup, type UnloadBackup } from '../storage/unload-backup.ts';
import type { ListLoader } from './list-loader.ts';
import type { Sender } from './sender.ts';

interface FollowSessionParts extends Pick<Environment, 'makeId' | 'log'> {
  readonly session: Pick<SessionStore, 'get' | 'subscribe'>;
  readonly localStore: LocalTripStore;
  readonly unloadBackup: UnloadBackup;
  readonly state: TabStateStore;
  readonly cache: RecordCache;
  readonly shared: SharedTrips;
  readonly lists: ListLoader;
  readonly sender: Sender;
}

interface SessionFollower {
  /** Resolves when the signed-in user's trips on this device are shown. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
}

/** Shows the signed-in user's trips, and no one else's. */
export function followSession(parts: FollowSessionParts): SessionFollower {
  const { session, localStore, log } = parts;
  let lastOwner: string | null | undefined;
  let queue: Promise<void> = Promise.resolve();

  async function settle(): Promise<void> {
    const now = session.get();
    const owner = isSignedIn(now) ? `${now.state} ${now.user.uid}` : null;
    if (owner === lastOwner) return;
    lastOwner = owner;
    await restoreBackup(parts, localStore);
    if (isSignedIn(now)) {
      await showOwn(parts, now);
      void parts.lists.load();
      void parts.sender.now();
    } else {
      await hideAll(parts);
    }
    await parts.shared.read();
  }

  /** One after another: signing out and in again quickly must not end in the state between. */
  function follow(): Promise<void> {
    queue = queue.then(settle).catch((cause: unknown) => log('Session not followed', cause));
    return queue;
  }

  void follow();
  return { settled: () => queue, stop: session.subscribe(() => void follow()) };
}

/** Unsent edits stay on the device until their owner signs in again. */
async function hideAll({ localStore, state, cache }: FollowSessionParts): Promise<void> {
  await cache.flush();
  await leaveOwner(localStore);
  const others = (await localStore.all()).filter(({ id }) => !cache.get(id));
  state.update({
    isLoaded: true,
    othersUnsent: others.filter(isUnsent).length,
    uid: null,
    serverTrips: [],
    companionTrips: [],
    deletedTrips: [],
    listStatus: 'ready',
    needsSignIn: cache.unsentIds().length > 0,
  });
}

async function showOwn(
  { localStore, state, cache }: FollowSessionParts,
  { state: kind, user: { uid } }: SignedInState,
): Promise<void> {
  await cache.flush();
  localStore.reopen();
  await changeOwner(localStore, { uid, isGuest: kind === 'guest' });
  const serverTrips = (await localStore.readFact('list')) ?? [];
  const companionTrips = (await localStore.readFact('companionTrips')) ?? [];
  const records = await localStore.all();
  const { runtime } = state.get();
  cache.replaceAll(records.filter((record) => record.userId === uid));
  state.update({
    isLoaded: true,
    uid,
    serverTrips,
    companionTrips,
    othersUnsent: records.filter((record) => record.userId !== uid && isUnsent(record)).length,
    needsSignIn: false,
    listStatus: ownTrips(serverTrips, cache.all()).length > 0 ? 'ready' : 'loading',
    runtime: kind === 'registered' ? endDemo(runtime) : runtime,
  });
  const currentId = state.currentId();
  if (currentId !== null && !cache.get(currentId)) state.closeTrip();
}
