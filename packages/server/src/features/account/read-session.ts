import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_USER_NAME, decodeAddress } from '@fahrtwind/domain';
import type { Database } from '../../db/database.ts';
import type { ReadSession, Session } from '../../http/session.ts';
import type { AccountConfig } from './account-config.ts';
import { SESSION_OPTIONS } from './auth-settings.ts';
import type { Auth } from './auth.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The value of a cookie as Better Auth signs it (`value.signature`), null when it is missing or forged. */
function readSignedCookie(cookies: string | null, name: string, secret: string): string | null {
  const pair = cookies?.split(';').find((one) => one.trimStart().startsWith(`${name}=`));
  if (pair === undefined) return null;
  const signed = decodeAddress(pair.slice(pair.indexOf('=') + 1).trim()) ?? '';
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const value = signed.slice(0, dot);
  const expected = createHmac('sha256', secret).update(value).digest();
  const given = Buffer.from(signed.slice(dot + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

interface SessionRow {
  readonly id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly is_anonymous: boolean;
  readonly is_moderator: boolean;
  readonly suspended_until: Date | null;
  readonly registered_at: Date;
}

// Plain SQL, because this runs with every request and a query builder takes longer than the query. By its name it is
// planned once for each connection.
const FIND_SESSION = {
  name: 'find-session',
  text: `
  select session.id, session.created_at, session.expires_at, account.id as uid, account.name,
    account.email, account.email_verified, account.is_anonymous, account.is_moderator,
    account.suspended_until,
    account.created_at as registered_at
  from sign_in_session session join account on account.id = session.user_id
  where session.token = $1`,
};

const NO_SESSION = { session: null, setCookies: [] };

/**
 * Finds the session of a cookie with one query, because every request needs it. Better Auth does what writes: it
 * prolongs a session on each new day of use. An expired one is refused and stays until the clean-up, so that it is valid again
 * when only the clock was wrong. The cookie of an ended session is not
 * cleared: the reply could arrive after a new sign-in and would clear the new cookie.
 */
export function createReadSession(
  auth: Auth,
  { pool }: Database,
  { secret, moderators, admins }: AccountConfig,
): ReadSession {
  const toSession = createToSession(moderators, admins);
  const find = async (token: string): Promise<SessionRow | undefined> =>
    (await pool.query<SessionRow>({ ...FIND_SESSION, values: [token] })).rows[0];
  return async (headers) => {
    const { name } = (await auth.$context).authCookies.sessionToken;
    const token = readSignedCookie(headers.cookie ?? null, name, secret);
    if (token === null) return NO_SESSION;
    const found = await find(token);
    if (!found || found.expires_at.getTime() <= Date.now()) return NO_SESSION;
    if (!isDue(found.expires_at)) return { session: toSession(found), setCookies: [] };
    const reply = await auth.api.getSession({
      method: 'POST',
      headers: fetchHeaders(headers),
      returnHeaders: true,
    });
    const prolonged = reply.response && (await find(token));
    return prolonged
      ? { session: toSession(prolonged), setCookies: reply.headers.getSetCookie() }
      : NO_SESSION;
  };
}

function fetchHeaders(given: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
}

/** Used on another day than it was prolonged last. */
function isDue(expiresAt: Date): boolean {
  const { expiresIn, updateAge } = SESSION_OPTIONS;
  return expiresAt.getTime() - (expiresIn - updateAge) * 1000 <= Date.now();
}

function createToSession(
  moderators: readonly string[],
  admins: readonly string[],
): (row: SessionRow) => Session {
  return (row) => ({
    id: row.id,
    uid: row.uid,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    isModerator: row.is_moderator || isIn(moderators, row),
    isAdmin: isIn(admins, row),
    suspendedUntil: row.suspended_until,
    account: {
      uid: row.uid,
      email: row.email,
      emailVerified: row.email_verified,
      displayName: row.is_anonymous && row.name === DEFAULT_USER_NAME ? '' : row.name,
      photoURL: '',
      isAnonymous: row.is_anonymous,
      createdAt: row.registered_at.toISOString(),
      lastLogin: row.created_at.toISOString(),
    },
  });
}

function isIn(
  addresses: readonly string[],
  { email, email_verified: isVerified }: SessionRow,
): boolean {
  return isVerified && addresses.includes(email.toLowerCase());
}
