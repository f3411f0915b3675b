import type { Environment } from '../../environment.ts';
import { isSignedIn } from '../../session/session-state.ts';
import type { SessionStore } from '../../session/session-store.ts';
import type { TabStateStore } from '../records/tab-state.ts';
import { deletedList } from '../records/trip-lists.ts';
import type { RecordCache } from '../storage/record-cache.ts';
import type { ListLoader } from './list-loader.ts';
import type { SendEvent } from './send-record.ts';
import type { Sender } from './sender.ts';

export type TripsFailure =
  | 'trip-not-saved'
  | 'trip-not-deleted'
  | 'trip-not-restored'
  | 'no-room-for-trip';

/** Tells the user of a failure; `code` says why. */
export type ReportFailure = (failure: TripsFailure, code: string) => void;

interface FollowSenderParts extends Pick<Environment, 'log'> {
  readonly sender: Sender;
  readonly cache: RecordCache;
  readonly state: TabStateStore;
  readonly lists: ListLoader;
  readonly session: Pick<SessionStore, 'reload'>;
  readonly report: ReportFailure;
}

/** Shows what the server has answered to saves and deletions. */
export function followSender(parts: FollowSenderParts): void {
  const { sender, cache, state, lists, session, report, log } = parts;

  /** Each is tried again and again; the user is told once. */
  const withoutRoom = new Set<string>();

  /** The edits stay here until the user has signed in again. */
  async function checkSession(): Promise<void> {
    if (isSignedIn(await session.reload())) sender.soon();
    else state.update({ needsSignIn: true });
  }

  function receive(event: SendEvent): void {
    switch (event.kind) {
      case 'refused':
        report('trip-not-saved', event.code);
        if (cache.get(event.id)) state.setRefused(event.id, true);
        else if (state.get().runtime.currentTripId === event.id) state.closeTrip();
        void lists.load();
        return;
      case 'not-restored':
        report('trip-not-restored', event.code);
        return;
      case 'no-room':
        if (!withoutRoom.has(event.id)) report('no-room-for-trip', event.code);
        withoutRoom.add(event.id);
        return;
      case 'deleted':
        // Keeps showing the deletion until the server's list is loaded.
        state.update({ deletedTrips: deletedList(state.get().deletedTrips, cache.all()) });
        return;
      case 'session-ended':
        checkSession().catch((cause: unknown) => log('Session not loaded again', cause));
        return;
      case 'answered':
        withoutRoom.delete(event.id);
    }
  }

  sender.events.subscribe(receive);
}
