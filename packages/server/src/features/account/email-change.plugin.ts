import { createHash, randomBytes } from 'node:crypto';
import { emailConfirmedPath, isEmail, PATHS, RETENTION, secondsOf } from '@fahrtwind/domain';
import type { BetterAuthPlugin } from 'better-auth';
import {
  APIError,
  createAuthEndpoint,
  getSessionFromCtx,
  sensitiveSessionMiddleware,
} from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { account, signInMethod } from './account.tables.ts';
import { doubtOwner, type Doubt } from './confirm-owner.ts';
import { endMailedLinks } from './mailed-links.ts';
import type { AccountMails } from './mails/account-mails.ts';

const LINK_SECONDS = secondsOf(RETENTION.emailChangeLink);

interface Parts {
  readonly database: Database;
  readonly mails: AccountMails;
}

const pendingChange = z.object({
  uid: z.string(),
  newEmail: z.string(),
  /** Hash of the address and the sign-in methods at the time of asking. */
  fingerprint: z.string(),
});

/**
 * Replaces Better Auth's own change of address. Its link names the account by the old address, so it stays valid after
 * the owner of that address has taken the account over; and it signs in, wherever it is opened.
 */
export function emailChange(parts: Parts): BetterAuthPlugin {
  return {
    id: 'email-change',
    endpoints: { changeEmail: askForChange(parts), confirmChangeEmail: confirmChange(parts) },
  };
}

function askForChange({ database: { db }, mails }: Parts) {
  return createAuthEndpoint(
    '/change-email',
    {
      method: 'POST',
      body: z.object({ newEmail: z.string(), password: z.string().max(128).optional() }),
      use: [sensitiveSessionMiddleware],
    },
    async (ctx) => {
      const { user, session } = ctx.context.session;
      const newEmail = ctx.body.newEmail.trim().toLowerCase();
      if (user['isAnonymous'] === true) {
        throw new APIError('FORBIDDEN', { code: 'GUEST_HAS_NO_ADDRESS' });
      }
      if (!isEmail(newEmail) || newEmail === user.email) {
        throw new APIError('BAD_REQUEST', { code: 'INVALID_NEW_EMAIL' });
      }
      const claim = { sessionId: session.id, uid: user.id, email: user.email, isGuest: false };
      const { verify } = ctx.context.password;
      refuseDoubt(await doubtOwner(db, { ...claim, password: ctx.body.password }, verify));
      if (await ctx.context.internalAdapter.findUserByEmail(newEmail)) {
        throw new APIError('UNPROCESSABLE_ENTITY', { code: 'NEW_EMAIL_TAKEN' });
      }
      const token = randomBytes(24).toString('base64url');
      const fingerprint = await fingerprintOf(db, user.id);
      await ctx.context.internalAdapter.createVerificationValue({
        identifier: identifierOf(token),
        value: JSON.stringify({ uid: user.id, newEmail, fingerprint }),
        expiresAt: new Date(Date.now() + LINK_SECONDS * 1000),
      });
      await mails.confirmNewEmail(db, ctx.request, { ...user, email: newEmail }, token);
      return ctx.json({ status: true });
    },
  );
}

function refuseDoubt(doubt: Doubt | null): void {
  if (doubt === 'wrong-password') throw new APIError('UNAUTHORIZED', { code: 'NOT_THE_OWNER' });
  if (doubt === 'too-many-requests') throw new APIError('TOO_MANY_REQUESTS');
  if (doubt) throw new APIError('FORBIDDEN', { code: 'SESSION_NOT_FRESH' });
}

/** Does not sign in: the address may have been mistyped, and then a stranger opens this link. */
function confirmChange({ database: { db }, mails }: Parts) {
  return createAuthEndpoint(
    '/change-email/confirm',
    { method: 'GET', query: z.object({ token: z.string() }) },
    async (ctx) => {
      const { token } = ctx.query;
      const stored = await ctx.context.internalAdapter.consumeVerificationValue(
        identifierOf(token),
      );
      const isChanged = await db.transaction(async (tx) => {
        const former = stored && (await changeAddress(tx, stored.value));
        if (former) await mails.emailChanged(tx, ctx.request, former);
        return former !== null;
      });
      if (!isChanged) throw ctx.redirect(`${PATHS.signIn}?error=INVALID_TOKEN`);
      const session = await getSessionFromCtx(ctx);
      throw ctx.redirect(emailConfirmedPath(session !== null));
    },
  );
}

/** The person as they were before the change, or null when the link no longer fits the account. */
async function changeAddress(
  tx: Queries,
  stored: string,
): Promise<typeof account.$inferSelect | null> {
  const { uid, newEmail, fingerprint } = pendingChange.parse(JSON.parse(stored));
  const [person] = await tx.select().from(account).where(eq(account.id, uid)).for('update');
  if (!person || (await fingerprintOf(tx, uid)) !== fingerprint) return null;
  const [taken] = await tx.select().from(account).where(eq(account.email, newEmail));
  if (taken) return null;
  await tx
    .update(account)
    .set({ email: newEmail, emailVerified: true, updatedAt: new Date() })
    .where(eq(account.id, uid));
  await endMailedLinks(tx, { uid, emails: [person.email, newEmail] });
  return person;
}

/** Changes with every sign-in method: a link expires when another person takes the account over. */
async function fingerprintOf(queries: Queries, uid: string): Promise<string> {
  const methods = await queries
    .select({ id: signInMethod.id, password: signInMethod.password })
    .from(signInMethod)
    .where(eq(signInMethod.userId, uid))
    .orderBy(signInMethod.id);
  const [person] = await queries
    .select({ email: account.email, emailVerified: account.emailVerified })
    .from(account)
    .where(eq(account.id, uid));
  return createHash('sha256')
    .update(JSON.stringify([person, methods]))
    .digest('base64url');
}

function identifierOf(token: string): string {
  return `change-email:${token}`;
}
