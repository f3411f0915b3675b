import { emailConfirmedPath, isEmail } from '@fahrtwind/domain';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { Queries } from '../../db/queries.ts';
import { mayTryAddress } from './address-limit.ts';
import { fieldsOf } from './fields.ts';
import type { createGuessingRules } from './guessing.ts';
import type { createGuestLimits } from './guest-limits.ts';
import { refuseWeakPassword } from './password-rules.ts';

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
