import type { SessionState } from '@fahrtwind/contract';

/** A session with a person behind it: a guest or a registered user. */
export type SignedInState = Exclude<SessionState, { state: 'visitor' }>;
export type SessionUser = SignedInState['user'];
export type UserChange = Partial<Omit<SessionUser, 'uid'>>;

const COUNTED_EXPIRED_EARLY_MS = 30_000;

export function isSignedIn(session: SessionState): session is SignedInState {
  return session.state !== 'visitor';
}

export function uidOf(session: SessionState): string | null {
  return isSignedIn(session) ? session.user.uid : null;
}

/** A session counts as expired a little early, so that no request starts with one that ends on its way. */
export function isExpired(session: SignedInState, now: number): boolean {
  return now > Date.parse(session.expiresAt) - COUNTED_EXPIRED_EARLY_MS;
}

/**
 * Whether what this browser keeps of the previous person must go. A guest who registers takes
 * everything along; every other change of person leaves nothing behind.
 */
export function mustForget(previous: SessionState, next: SessionState): boolean {
  if (!isSignedIn(previous) || uidOf(previous) === uidOf(next)) return false;
  return !(previous.state === 'guest' && next.state === 'registered');
}
