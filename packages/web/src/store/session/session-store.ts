import type { SessionState } from '@fahrtwind/contract';
import { markAllSeen, type Notification } from '@fahrtwind/domain';
import { createSessionHolder, type SessionHolder } from './session-holder.ts';
import { codeOf, type SessionDependencies } from './session-dependencies.ts';
import { isSignedIn, mustClearPrivateData, uidOf, type UserChange } from './session-state.ts';
import { createUserSaver } from './user-saver.ts';

export interface SessionStore {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back exactly once, as soon as the server has confirmed the session. */
  readonly onSettled: (listener: (session: SessionState) => void) => () => void;
  /** Loads the session again and returns it; rejects when the server cannot be reached. */
  readonly reload: () => Promise<SessionState>;
  /** Shows the change at once and saves the whole user. False when saving failed; the user was told. */
  readonly saveUser: (change: UserChange) => Promise<boolean>;
  /** Marks all notifications as seen up to this time, or to the newest one that the document has. */
  readonly markNotificationsSeen: (until?: string) => Promise<boolean>;
  /** Marks one, which may be older than those of the document. */
  readonly markNotificationSeen: (notification: Notification) => Promise<boolean>;
  /**
   * Ends on the signed-out page. False when still signed in: signing out failed and the user was told, or the user
   * cancelled.
   */
  readonly signOut: () => Promise<boolean>;
  /** For sessions that the server has ended, such as with a deleted account. */
  readonly sessionEnded: () => Promise<void>;
  /** Follows sign-in and sign-out in other tabs until the returned function is called. */
  readonly followOtherTabs: () => () => void;
}

/** Loads the session. True when the user has changed. */
function createLoader(holder: SessionHolder, { api, clear }: SessionDependencies) {
  let lastTicket = 0;
  return async (): Promise<boolean> => {
    const ticket = ++lastTicket;
    const savedBefore = holder.savedCount();
    const answer = await api.load();
    // A later request has the newer answer, such as the one sent right after signing in.
    if (ticket !== lastTicket) return false;
    const previous = holder.confirmed();
    const isSame = uidOf(previous) === uidOf(answer);
    const isOlderThanSave = isSame && holder.savedCount() !== savedBefore;
    if (isOlderThanSave && isSignedIn(answer) && isSignedIn(previous)) {
      holder.replace({ ...answer, user: previous.user });
    } else {
      holder.replace(answer);
    }
    if (mustClearPrivateData(previous, answer)) await clear('all-but-unsent');
    return !isSame;
  };
}

/** Notifications are seen by saving the user. */
function createSeenMarks(
  holder: SessionHolder,
  saveUser: SessionStore['saveUser'],
): Pick<SessionStore, 'markNotificationsSeen' | 'markNotificationSeen'> {
  const known = (): readonly Notification[] => {
    const session = holder.get();
    return isSignedIn(session) ? session.user.notifications : [];
  };
  return {
    async markNotificationsSeen(until = '') {
      const session = holder.get();
      if (isSignedIn(session) && session.unseen === 0 && known().every(({ seen }) => seen))
        return true;
      const seenUntil = known().reduce(
        (latest, { createdAt }) => (createdAt > latest ? createdAt : latest),
        until,
      );
      const notifications = [...markAllSeen(known())];
      return saveUser({ notifications, ...(seenUntil !== '' && { seenUntil }) });
    },
    markNotificationSeen({ id, ...rest }) {
      const others = known().filter((one) => one.id !== id);
      const isKnown = others.length < known().length;
      const seen = { ...rest, id, seen: true };
      const notifications = isKnown
        ? known().map((one) => (one.id === id ? seen : one))
        : [...others, seen];
      return saveUser({ notifications });
    },
  };
}

/** The session of this tab, independent of any framework. `isSettled` is false for a copy from an earlier visit. */
export function createSessionStore(
  dependencies: SessionDependencies,
  initial: SessionState,
  isSettled = true,
): SessionStore {
  const { api, channel, report, log } = dependencies;
  const holder = createSessionHolder(initial, isSettled);
  const load = createLoader(holder, dependencies);

  async function reload() {
    const isOther = await load();
    if (isOther) channel.post(isSignedIn(holder.confirmed()) ? 'signed-in' : 'signed-out');
    return holder.get();
  }

  const saveUser = createUserSaver(holder, dependencies, reload);

  async function sessionEnded() {
    await dependencies.clear('everything');
    channel.post('signed-out');
    dependencies.leave();
  }

  return {
    get: holder.get,
    subscribe: holder.subscribe,
    onSettled: holder.onSettled,
    reload,
    saveUser,
    ...createSeenMarks(holder, saveUser),
    async signOut() {
      if (!isSignedIn(holder.get())) {
        log('Not signed out: nobody is signed in');
        return false;
      }
      if (!(await dependencies.mayLose())) return false;
      const code = await api.signOut().then(() => null, codeOf);
      if (code === null) await sessionEnded();
      else report('not-signed-out', code);
      return code === null;
    },
    sessionEnded,
    followOtherTabs: () =>
      channel.listen(() => {
        load().catch((cause: unknown) => log('Session not loaded again', cause));
      }),
  };
}
