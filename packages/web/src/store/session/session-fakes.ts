import type { SessionState } from '@fahrtwind/contract';
import { fallbackUser } from '@fahrtwind/domain';
import type { Clock } from './clock.ts';
import type { SessionMessage } from './session-channel.ts';
import type { SessionDependencies } from './session-dependencies.ts';
import type { SessionUser, SignedInState } from './session-state.ts';

export const START_TIME = Date.parse('2026-07-01T08:00:00Z');

export function userOf(uid: string, change: Partial<SessionUser> = {}): SessionUser {
  const { highlightIds, notifications, followerIds, followingIds, ...rest } = fallbackUser(uid);
  return {
    ...rest,
    highlightIds: [...highlightIds],
    notifications: [...notifications],
    followerIds: [...followerIds],
    followingIds: [...followingIds],
    ...change,
  };
}

export function registered(uid: string, change: Partial<SignedInState> = {}): SignedInState {
  return {
    state: 'registered',
    sessionId: `session-${uid}`,
    expiresAt: new Date(START_TIME + 7 * 24 * 3_600_000).toISOString(),
    emailVerified: true,
    signInMethods: ['credential'],
    isModerator: false,
    isAdmin: false,
    hasProPass: false,
    unseen: 0,
    user: userOf(uid, { name: 'Mara', email: 'mara@example.org', isAnonymous: false }),
    ...change,
  };
}

export function guest(uid: string): SignedInState {
  return registered(uid, { state: 'guest', signInMethods: [], user: userOf(uid) });
}

export const visitor: SessionState = { state: 'visitor' };

/** A clock that moves only when told to. */
export function createFakeClock(start = START_TIME) {
  let now = start;
  let timers: readonly { readonly at: number; readonly run: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  return {
    clock,
    /** Milliseconds until each pending timer. */
    pending: () => timers.map(({ at }) => at - now).sort((a, b) => a - b),
    advance: async (ms: number) => {
      const end = now + ms;
      for (;;) {
        const next = timers.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end);
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.run();
        await new Promise((resolve) => setImmediate(resolve));
      }
      now = end;
    },
  };
}

/** A server with one session and the store's other dependencies, which record what happened. */
export function createFakeDependencies(session: SessionState) {
  const diary: string[] = [];
  const { clock, ...time } = createFakeClock();
  const server = { session, failWith: null as string | null };
  let tabListener: ((message: SessionMessage) => void) | null = null;
  const answer = async <T>(reply: () => T): Promise<T> => {
    await Promise.resolve();
    if (server.failWith !== null) throw Object.assign(new Error(), { code: server.failWith });
    return reply();
  };
  const dependencies: SessionDependencies = {
    api: {
      load: () => answer(() => server.session),
      saveUser: ({ changed: _changed, seenUntil: _seenUntil, ...user }) =>
        answer(() => {
          diary.push(`saved ${user.name}`);
          if (server.session.state !== 'visitor') server.session = { ...server.session, user };
          return user;
        }),
      signOut: () =>
        answer(() => {
          server.session = visitor;
        }),
    },
    clock,
    channel: {
      post: (message) => void diary.push(`told other tabs ${message}`),
      listen: (listener) => {
        tabListener = listener;
        return () => {
          tabListener = null;
        };
      },
    },
    report: (failure, code) => void diary.push(`reported ${failure} ${code}`),
    log: (message) => void diary.push(`logged ${message}`),
    clear: () => Promise.resolve(void diary.push('forgot private data')),
    mayLose: () => Promise.resolve(true),
    leave: () => void diary.push('left'),
  };
  return {
    dependencies,
    server,
    diary,
    time,
    otherTab: (message: SessionMessage) => tabListener?.(message),
  };
}
