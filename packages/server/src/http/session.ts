import type { IncomingHttpHeaders } from 'node:http';
import type { Account } from '@fahrtwind/domain';

/** The signed-in person behind a request, as the identity service settled it. */
export interface Session {
  readonly id: string;
  readonly uid: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly account: Account;
  readonly isModerator: boolean;
  /** May administer the shop. */
  readonly isAdmin: boolean;
  /** Until then they read and plan, but write nothing that others see. */
  readonly suspendedUntil: Date | null;
}

/**
 * Finds the session of a request, null for visitors. `setCookies` are Set-Cookie values that must
 * reach the browser, because reading a session may refresh it.
 */
export type ReadSession = (
  headers: IncomingHttpHeaders,
) => Promise<{ readonly session: Session | null; readonly setCookies: readonly string[] }>;
