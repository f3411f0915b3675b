import type { SessionState } from '@fahrtwind/contract';

/** The session of a guest or a registered user. */
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
 * Whether the previous user's data must be removed from this browser. A guest who registers keeps everything; any
 * other change of user removes it.
 */
export function mustClearPrivateData(previous: SessionState, next: SessionState): boolean {
  if (!isSignedIn(previous) || uidOf(previous) === uidOf(next)) return false;
  return !(previous.state === 'guest' && next.state === 'registered');
}
