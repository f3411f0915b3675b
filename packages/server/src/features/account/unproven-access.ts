import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { account, signInMethod, signInSession } from './account.tables.ts';

/**
 * Somebody has just proved that the address of an account is theirs. If nobody had proved it before, whoever
 * registered it may have been a stranger: their password, providers and sessions must not stay valid.
 */
export async function takeOverUnprovenAccount(queries: Queries, uid: string): Promise<void> {
  if (await isProven(queries, uid)) return;
  await queries.delete(signInMethod).where(eq(signInMethod.userId, uid));
  await queries.delete(signInSession).where(eq(signInSession.userId, uid));
  await markProven(queries, uid);
}

/** As above, for a password that the owner has set by a mailed link: only that one stays. */
export async function keepOnlyNewPassword(queries: Queries, uid: string): Promise<void> {
  if (await isProven(queries, uid)) return;
  await queries
    .delete(signInMethod)
    .where(and(eq(signInMethod.userId, uid), ne(signInMethod.providerId, 'credential')));
  await markProven(queries, uid);
}

async function isProven(queries: Queries, uid: string): Promise<boolean> {
  const [person] = await queries
    .select({ emailVerified: account.emailVerified })
    .from(account)
    .where(eq(account.id, uid));
  return person?.emailVerified ?? true;
}

async function markProven(queries: Queries, uid: string): Promise<void> {
  await queries.update(account).set({ emailVerified: true }).where(eq(account.id, uid));
}
