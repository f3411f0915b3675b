import {
  emailConfirmedPath,
  isEmail,
  checkPassword,
  isCommonPassword,
  type PasswordRefusal,
} from '@fahrtwind/domain';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { Queries } from '../../db/queries.ts';
import { fieldsOf } from './fields.ts';
import type { createGuessingRules } from './guessing.ts';
import type { createGuestLimits } from './guest-limits.ts';
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';

/** The field of each request that carries a new password. */
const NEW_PASSWORD_FIELDS: Readonly<Partial<Record<string, string>>> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
};

const API_CODES: Readonly<Record<PasswordRefusal, string>> = {
  'password-too-short': 'PASSWORD_TOO_SHORT',
  'password-too-long': 'PASSWORD_TOO_LONG',
  'password-too-common': 'PASSWORD_TOO_COMMON',
};

/** Refuses a request of Better Auth that would set a password against the rules. */
function refuseWeakPassword(path: string, body: Readonly<Record<string, unknown>>): void {
  const field = NEW_PASSWORD_FIELDS[path];
  const password = field === undefined ? undefined : body[field];
  if (typeof password !== 'string') return;
  const checked = checkPassword(password, isCommonPassword);
  if (!checked.ok) throw new APIError('BAD_REQUEST', { code: API_CODES[checked.error] });
}

/** Mails per minute to one address, from wherever they are asked for; with or without an account alike. */
const PER_MINUTE: Readonly<Partial<Record<string, number>>> = {
  '/sign-in/magic-link': 3,
  '/request-password-reset': 3,
  '/send-verification-email': 3,
};

const WINDOW_MS = 60_000;

/** Counts a try for an address; false when it was one too many. */
async function mayTryAddress(db: Queries, path: string, email: string): Promise<boolean> {
  const max = PER_MINUTE[path];
  if (max === undefined) return true;
  const now = Date.now();
  const address = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  const { rows } = await db.execute<{ readonly count: number }>(sql`
    insert into sign_in_rate_limit as seen (id, key, count, last_request)
    values (${randomUUID()}, ${`${address}|${path}`}, 1, ${now})
    on conflict (key) do update set
      count = case when seen.last_request < ${now - WINDOW_MS} then 1 else seen.count + 1 end,
      last_request = case when seen.last_request < ${now - WINDOW_MS} then ${now} else seen.last_request end
    returning count`);
  return (rows[0]?.count ?? 0) <= max;
}

const LONGEST_NAME = 80;

type GuessingRules = ReturnType<typeof createGuessingRules>;
type GuestLimits = ReturnType<typeof createGuestLimits>;

/** What we ask of a request before Better Auth sees it, beyond what Better Auth asks itself. */
export function authRequestRules(db: Queries, guessing: GuessingRules, guests: GuestLimits) {
  return createAuthMiddleware(async (ctx) => {
    const body = fieldsOf(ctx.body);
    refuseWeakPassword(ctx.path, body);
    refuseLongName(body['name']);
    await checkAddress(db, ctx.path, body['email']);
    await guessing.before(ctx);
    await guests.before(ctx);
    if (ctx.path === '/change-password') {
      return { context: { body: { ...body, revokeOtherSessions: true } } };
    }
    if (ctx.path === '/verify-email') {
      const session = await getSessionFromCtx(ctx);
      const callbackURL = emailConfirmedPath(session !== null);
      return { context: { query: { ...ctx.query, callbackURL } } };
    }
    return undefined;
  });
}

function refuseLongName(name: unknown): void {
  if (typeof name === 'string' && name.trim().length > LONGEST_NAME) {
    throw new APIError('BAD_REQUEST', {
      code: 'VALIDATION_ERROR',
      message: '[body.name] too long',
    });
  }
}

async function checkAddress(db: Queries, path: string, email: unknown): Promise<void> {
  if (typeof email !== 'string') return;
  if (!isEmail(email)) throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL' });
  if (!(await mayTryAddress(db, path, email))) throw new APIError('TOO_MANY_REQUESTS');
}
