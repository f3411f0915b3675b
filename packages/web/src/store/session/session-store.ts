import type { SessionState } from '@fahrtwind/contract';
import { markAllSeen } from '@fahrtwind/domain';
import { createSessionHolder, type SessionHolder } from './session-holder.ts';
import { codeOf, type SessionParts } from './session-parts.ts';
import { isSignedIn, mustForget, uidOf, type UserChange } from './session-state.ts';
import { createUserSaver } from './user-saver.ts';

export interface SessionStore {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back exactly once, as soon as the server has said who this is. */
  readonly onSettled: (listener: (session: SessionState) => void) => () => void;
  /** Asks the server again and answers what is true then; rejects when it cannot be reached. */
  readonly reload: () => Promise<SessionState>;
  /** Shows the change at once and saves the whole user. False when the server does not have it; the person was told. */
  readonly saveUser: (change: UserChange) => Promise<boolean>;
  readonly markNotificationsSeen: () => Promise<boolean>;
  /** Ends on the signed-out page. False when the person is still signed in; they were told, or wanted it so. */
  readonly signOut: () => Promise<boolean>;
  /** For when the server has ended the session by itself, such as with a deleted account. */
  readonly sessionEnded: () => Promise<void>;
  /** Follows sign-in and sign-out in other tabs until the returned function is called. */
  readonly followOtherTabs: () => () => void;
}

/** Asks the server who this is. True when it is somebody else than before. */
function createLoader(holder: SessionHolder, { api, forget }: SessionParts) {
  let lastTicket = 0;
  return async (): Promise<boolean> => {
    const ticket = ++lastTicket;
    const savedBefore = holder.savedCount();
    const answer = await api.load();
    // A later question has the newer answer, such as the one asked right after signing in.
    if (ticket !== lastTicket) return false;
    const previous = holder.confirmed();
    const isSame = uidOf(previous) === uidOf(answer);
    const isOlderThanSave = isSame && holder.savedCount() !== savedBefore;
    if (isOlderThanSave && isSignedIn(answer) && isSignedIn(previous)) {
      holder.become({ ...answer, user: previous.user });
    } else {
      holder.become(answer);
    }
    if (mustForget(previous, answer)) await forget('all-but-unsent');
    return !isSame;
  };
}

/** The session of this tab, free of any framework. `isSettled` is false for a copy from an earlier visit. */
export function createSessionStore(
  parts: SessionParts,
  initial: SessionState,
  isSettled = true,
): SessionStore {
  const { api, channel, report, log } = parts;
  const holder = createSessionHolder(initial, isSettled);
  const load = createLoader(holder, parts);

  async function reload() {
    const isOther = await load();
    if (isOther) channel.post(isSignedIn(holder.confirmed()) ? 'signed-in' : 'signed-out');
    return holder.get();
  }

  const saveUser = createUserSaver(holder, parts, reload);

  async function sessionEnded() {
    await parts.forget('everything');
    channel.post('signed-out');
    parts.leave();
  }

  return {
    get: holder.get,
    subscribe: holder.subscribe,
    onSettled: holder.onSettled,
    reload,
    saveUser,
    async markNotificationsSeen() {
      const session = holder.get();
      const notifications = isSignedIn(session) ? session.user.notifications : [];
      if (isSignedIn(session) && notifications.every(({ seen }) => seen)) return true;
      return saveUser({ notifications: [...markAllSeen(notifications)] });
    },
    async signOut() {
      if (!isSignedIn(holder.get())) {
        log('Not signed out: nobody is signed in');
        return false;
      }
      if (!(await parts.mayLose())) return false;
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
