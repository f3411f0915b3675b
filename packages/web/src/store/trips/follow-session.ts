import { endDemo } from '@fahrtwind/domain';
import { isSignedIn, type SignedInState } from '../session/session-state.ts';
import type { Desk } from './desk.ts';
import { heedLastWords } from './last-words.ts';
import { settleOwner } from './settle-owner.ts';
import { ownTrips } from './trip-list.ts';
import { isUnsent } from './trip-record.ts';
import type { TripsParts } from './trips-parts.ts';

interface Reactions {
  readonly readShared: () => Promise<void>;
  readonly onSignedIn: () => void;
  readonly onSignedOut: () => void;
}

interface SessionFollower {
  /** Resolves when what this device keeps of whoever is signed in by now is on the screen. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
}

/** Shows the trips of whoever is signed in, and nobody else's. */
export function followSession(
  parts: Pick<TripsParts, 'shelf' | 'lastWords' | 'makeId' | 'session' | 'log'>,
  desk: Desk,
  reactions: Reactions,
): SessionFollower {
  const { session, log } = parts;
  let lastOwner: string | null | undefined;
  let queue: Promise<void> = Promise.resolve();

  async function settle(): Promise<void> {
    const state = session.get();
    const owner = isSignedIn(state) ? `${state.state} ${state.user.uid}` : null;
    if (owner === lastOwner) return;
    lastOwner = owner;
    await heedLastWords(parts, parts.shelf);
    if (!isSignedIn(state)) {
      reactions.onSignedOut();
      await signedOut(parts, desk);
    } else {
      await signedIn(parts, desk, state);
      reactions.onSignedIn();
      void desk.load();
      void desk.sender.now();
    }
    await reactions.readShared();
  }

  /** One after another: who signs out and in again quickly must not end as the one in between. */
  function follow(): Promise<void> {
    queue = queue.then(settle).catch((cause: unknown) => log('Trips not settled', cause));
    return queue;
  }

  void follow();
  return { settled: () => queue, stop: session.subscribe(() => void follow()) };
}

/** Nobody's trips are shown; edits stay on the device until their owner is back. */
async function signedOut(
  { shelf }: Pick<TripsParts, 'shelf'>,
  { view, bench, show }: Desk,
): Promise<void> {
  await bench.written();
  const others = (await shelf.all()).filter(({ id }) => !bench.get(id));
  view.learn({
    othersUnsent: others.filter(isUnsent).length,
    uid: null,
    server: [],
    companionTrips: [],
    deleted: [],
    listStatus: 'ready',
    needsSignIn: bench.unsentIds().length > 0,
  });
  show();
}

async function signedIn(
  { shelf }: Pick<TripsParts, 'shelf'>,
  { view, bench, opener, show }: Desk,
  { state, user: { uid } }: SignedInState,
): Promise<void> {
  await bench.written();
  shelf.revive();
  await settleOwner(shelf, { uid, isGuest: state === 'guest' });
  const records = await shelf.all();
  const own = records.filter((record) => record.userId === uid);
  bench.lay(own);
  const server = (await shelf.recall('list')) ?? [];
  const companionTrips = (await shelf.recall('companionTrips')) ?? [];
  const { runtime } = view.facts();
  view.learn({
    uid,
    server,
    companionTrips,
    othersUnsent: records.filter((record) => record.userId !== uid && isUnsent(record)).length,
    needsSignIn: false,
    listStatus: ownTrips(server, bench.all()).length > 0 ? 'ready' : 'loading',
    runtime: state === 'registered' ? endDemo(runtime) : runtime,
  });
  const { currentTripId } = runtime;
  const isOthers = currentTripId !== null && !view.facts().publicTrip && !bench.get(currentTripId);
  if (isOthers) opener.close();
  show();
}
