import { and, eq, ne } from 'drizzle-orm';
import { tellSessionsEnd } from '../../shared/live/ended-sessions.ts';
import type { Queries } from '../../db/queries.ts';
import { account, signInMethod, signInSession } from './account.tables.ts';

/**
 * Call it when a person has proved to own the address of an account. If it was never proved before, a stranger may have
 * registered it. The passwords, providers and sessions of that time end.
 */
export async function takeOverUnprovenAccount(queries: Queries, uid: string): Promise<void> {
  if (await isProven(queries, uid)) return;
  await queries.delete(signInMethod).where(eq(signInMethod.userId, uid));
  await queries.delete(signInSession).where(eq(signInSession.userId, uid));
  tellSessionsEnd(queries, uid);
  await markProven(queries, uid);
}

/** The same when the owner has set a password by a mailed link: only this password stays. */
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
