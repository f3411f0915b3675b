import type { SessionState } from '@fahrtwind/contract';
import { isSignedIn, uidOf, unseenIn, type SessionUser, type UserChange } from './session-state.ts';
import { createEmitter } from '../../ui/observable.ts';

export interface SessionHolder {
  /** What the screen shows: the confirmed session with pending changes. */
  readonly get: () => SessionState;
  /** The server's latest answer. */
  readonly confirmed: () => SessionState;
  /** Counts completed saves, so that a user loaded before a save is recognised as outdated. */
  readonly savedCount: () => number;
  readonly replace: (next: SessionState) => void;
  /** Shows a change until the returned function reverts it. */
  readonly change: (change: UserChange) => () => void;
  readonly confirmUser: (user: SessionUser) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly onSettled: (listener: (session: SessionState) => void) => () => void;
}

function withChanges(session: SessionState, changes: ReadonlySet<UserChange>): SessionState {
  if (!isSignedIn(session) || changes.size === 0) return session;
  let { user, unseen } = session;
  for (const { seenUntil, ...change } of changes) {
    const before = unseenIn(user);
    user = { ...user, ...change };
    unseen = seenUntil === undefined ? unseen - before + unseenIn(user) : unseenIn(user);
  }
  return { ...session, user, unseen };
}

/** Holds the session and notifies listeners. */
export function createSessionHolder(initial: SessionState, isSettled: boolean): SessionHolder {
  let confirmed = initial;
  let shown = initial;
  let saves = 0;
  let settled = isSettled;
  const changes = new Set<UserChange>();
  const changed = createEmitter();
  const waiting = new Set<(session: SessionState) => void>();

  function show() {
    shown = withChanges(confirmed, changes);
    changed.emit();
  }

  function settle() {
    settled = true;
    const told = [...waiting];
    waiting.clear();
    for (const listener of told) listener(shown);
  }

  return {
    get: () => shown,
    confirmed: () => confirmed,
    savedCount: () => saves,
    replace(next) {
      if (uidOf(confirmed) !== uidOf(next)) changes.clear();
      confirmed = next;
      show();
      if (!settled) settle();
    },
    change(change) {
      const own = { ...change };
      changes.add(own);
      show();
      return () => {
        changes.delete(own);
        show();
      };
    },
    confirmUser(user) {
      if (!isSignedIn(confirmed)) return;
      saves += 1;
      confirmed = { ...confirmed, user, unseen: unseenIn(user) };
    },
    subscribe: changed.subscribe,
    onSettled(listener) {
      if (settled) listener(shown);
      else waiting.add(listener);
      return () => waiting.delete(listener);
    },
  };
}
