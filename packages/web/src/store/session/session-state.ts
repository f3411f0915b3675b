import type { SessionState } from '@fahrtwind/contract';

/** The session of a guest or a registered user. */
export type SignedInState = Exclude<SessionState, { state: 'visitor' }>;
export type SessionUser = SignedInState['user'];
export interface UserChange extends Partial<Omit<SessionUser, 'uid'>> {
  /** All notifications up to this time are seen, also those that the document does not show. */
  readonly seenUntil?: string;
}

/** The document as it is sent, with the names of what was changed: other fields may be older than what is stored. */
export type SentUser = SessionUser & Pick<UserChange, 'seenUntil'> & { readonly changed: string[] };

const COUNTED_EXPIRED_EARLY_MS = 30_000;

export function isSignedIn(session: SessionState): session is SignedInState {
  return session.state !== 'visitor';
}

/** How many notifications of a document have not been seen. */
export function unseenIn({ notifications }: Pick<SessionUser, 'notifications'>): number {
  return notifications.filter(({ seen }) => !seen).length;
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
