import { endDemo } from '@fahrtwind/domain';
import { isSignedIn, uidOf } from '../session/session-state.ts';
import { followLive } from './follow-live.ts';
import { createHistories, rebased } from './histories.ts';
import { createListActions } from './list-actions.ts';
import { createPublicTrips } from './public-trips.ts';
import { createSaveIndicator } from './save-indicator.ts';
import { createSender } from './sender.ts';
import { settleOwner } from './settle-owner.ts';
import { createTripEditor } from './trip-editor.ts';
import { createTripLoader } from './trip-loader.ts';
import { isUnsent, withoutLostEdit } from './trip-record.ts';
import type { TripsStore } from './trips-context.ts';
import type { LiveChange, TripsMessage, TripsParts } from './trips-parts.ts';
import { createTripsView } from './trips-view.ts';
import { createWorkbench, type Workbench } from './workbench.ts';

/** The tab that makes an edit sends it; the others look after it in case that tab is gone. */
const OTHERS_WAIT_MS = 5000;

export interface RunningTrips extends TripsStore {
  /** Sends what waits and looks for news: the network is back, or somebody looks at the page again. */
  readonly wake: () => Promise<void>;
  /** Nobody has looked at the page for long. */
  readonly sleep: () => void;
  /** Resolves when what this device keeps is on the screen. */
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

/** The trips of this tab: what the device keeps, what the server has, and the way between them. */
export function createTripsStore(parts: TripsParts): RunningTrips {
  const { shelf, channel, clock, session, log, makeId } = parts;
  const histories = createHistories(parts);
  const indicator = createSaveIndicator(clock, () => view.refresh());
  const view = createTripsView({
    bench: (): Workbench => bench,
    histories,
    saveState: indicator.get,
  });
  /** Trips whose last edits the server has refused; shown until the next edit. */
  const refused = new Set<string>();
  const heard = new Map<string, number>();

  const bench = createWorkbench({
    ...parts,
    onShow(id, before) {
      const copy = bench.get(id);
      if (copy && before) histories.set(id, rebased(histories.get(id), before, copy.trip));
      show();
    },
    onWritten(id, record) {
      channel.post({ kind: 'record', id });
      if (record && isUnsent(record)) sender.soon();
      if (!record) histories.clear(id);
    },
  });

  const unsentIds = (): readonly string[] =>
    bench
      .all()
      .filter(({ seen, trip }) => isUnsent(seen) || trip !== seen.trip)
      .map(({ seen }) => seen.id);

  function show(): void {
    const { runtime, publicTrip, needsSignIn } = view.facts();
    const id = publicTrip ? null : runtime.currentTripId;
    const unsent = unsentIds();
    parts.noteUnsent(unsent.length);
    indicator.update({
      tripId: id !== null && bench.get(id) ? id : null,
      isUnsent: id !== null && unsent.includes(id),
      isWaiting: sender.isWaiting() || needsSignIn,
      isRefused: id !== null && refused.has(id),
      isFull: shelf.isFull(),
    });
    view.refresh();
  }

  const loader = createTripLoader({ ...parts, bench, histories, view });
  const sender = createSender({
    ...parts,
    uid: () => view.facts().uid,
    due: () => unsentIds().filter((id) => bench.get(id)?.seen.presence !== 'gone'),
    update: bench.update,
    onRefused(id, code) {
      refused.add(id);
      parts.report('trip-not-saved', code);
      if (!bench.get(id) && view.facts().runtime.currentTripId === id) loader.close();
      void loader.load();
    },
    onNotRestored: (_id, code) => parts.report('trip-not-restored', code),
    onSignedOut() {
      view.learn({ needsSignIn: true });
      session.reload().catch((cause: unknown) => log('Session not loaded again', cause));
    },
    onSent(id) {
      const base = bench.get(id)?.seen.base;
      if (base && (heard.get(id) ?? 0) > base.revision) void loader.refresh(id);
      else heard.delete(id);
    },
    onLink: show,
  });

  const pieces = { bench, histories, view, loader, sender };
  const publicTrips = createPublicTrips({ ...parts, view });
  const listActions = createListActions({ ...parts, ...pieces });
  const editor = createTripEditor({ ...parts, ...pieces, onEdit: (id) => refused.delete(id) });

  async function hear({ id, revision, isDeleted }: LiveChange): Promise<void> {
    const base = bench.get(id)?.seen.base;
    if (!base) return loader.load();
    if (isDeleted) await loader.refresh(id);
    else if (revision > base.revision) {
      heard.set(id, revision);
      await loader.refresh(id);
    }
    return undefined;
  }

  async function listen(message: TripsMessage): Promise<void> {
    if (message.kind === 'shared') await publicTrips.readShared();
    else if (message.kind === 'live') await hear(message.change);
    else if (message.kind === 'history') {
      const { currentTripId } = view.facts().runtime;
      if (currentTripId !== null) await histories.read(currentTripId);
      view.refresh();
    } else {
      await bench.reread(message.id);
      sender.soon(OTHERS_WAIT_MS);
    }
  }

  const live = followLive({
    ...parts,
    isSignedIn: () => view.facts().uid !== null,
    onOpen: () => void loader.load(),
    onChange(change) {
      channel.post({ kind: 'live', change });
      void hear(change);
    },
  });

  /** Shows what the device has of whoever is signed in, then asks the server. */
  async function settle(): Promise<void> {
    const state = session.get();
    const uid = uidOf(state);
    if (uid === null || !isSignedIn(state)) {
      live.stop();
      view.learn({ uid: null, server: [], deleted: [], listStatus: 'ready' });
      await publicTrips.readShared();
      return;
    }
    const wasUid = view.facts().uid;
    await bench.written();
    await settleOwner(shelf, { uid, isGuest: state.state === 'guest' });
    const records = (await shelf.all()).filter((record) => record.userId === uid);
    bench.lay(records);
    const { runtime } = view.facts();
    const server = (await shelf.recall('list')) ?? [];
    const isOther = wasUid !== uid;
    view.learn({
      uid,
      server,
      needsSignIn: false,
      listStatus: server.length > 0 || records.length > 0 ? 'ready' : 'loading',
      runtime: state.state === 'registered' ? endDemo(runtime) : runtime,
    });
    if (isOther && runtime.currentTripId !== null && !bench.get(runtime.currentTripId))
      loader.close();
    show();
    await publicTrips.readShared();
  }

  let lastUid: string | null = null;
  async function followSession(): Promise<void> {
    const uid = uidOf(session.get());
    if (uid === lastUid) return;
    lastUid = uid;
    await settle();
    live.start();
    void loader.load();
    void sender.now();
  }

  const ready = followSession();
  const report = (cause: unknown): void => log('Trips not settled', cause);
  const ends = [
    session.subscribe(() => void followSession().catch(report)),
    channel.listen((message) => void listen(message).catch(report)),
  ];

  return {
    get: view.get,
    subscribe: view.subscribe,
    ready,
    actions: {
      ...editor,
      ...listActions,
      load: loader.load,
      open: async (id) => {
        await ready;
        return loader.open(id);
      },
      resume: async () => {
        await ready;
        return loader.resume();
      },
      openPublic: publicTrips.openPublic,
      forgetShared: publicTrips.forgetShared,
      clearHistory(id) {
        histories.clear(id ?? null);
        view.refresh();
      },
      dismissConflict(noteId) {
        const copy = bench.all().find(({ seen }) => seen.lostEdits.some(({ id }) => id === noteId));
        if (copy)
          void bench.update(copy.seen.id, (found) => found && withoutLostEdit(found, noteId));
        const gone = bench.all().find(({ seen }) => `deleted-${seen.id}` === noteId);
        if (gone) void bench.update(gone.seen.id, () => null);
      },
      show: (change) => view.learn({ runtime: { ...view.facts().runtime, ...change } }),
    },
    async wake() {
      live.start();
      await sender.now();
    },
    sleep: live.stop,
    stop() {
      for (const end of ends) end();
      live.stop();
      sender.stop();
      shelf.close();
    },
  };
}
