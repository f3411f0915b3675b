import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Session } from '../../http/session.ts';
import { mailOutbox } from '../../jobs/mail-outbox.table.ts';
import { account, signInMethod } from './account.tables.ts';
import type { PasswordHasher } from './auth-credentials.ts';

/** Removes what a feature keeps of a person, in the transaction that removes the account. */
export type DeletionHook = (tx: Queries, uid: string) => Promise<void>;

const RECENT_MS = 10 * 60 * 1000;

/** Throws unless this is surely the owner: by password, or by having signed in just now. Guests have neither. */
export async function confirmOwner(
  db: Queries,
  session: Session,
  password: string | undefined,
  verify: PasswordHasher['verify'],
): Promise<void> {
  if (session.account.isAnonymous) return;
  if (password === undefined) {
    if (Date.now() - session.createdAt.getTime() > RECENT_MS) {
      throw new AppError('requires-recent-login');
    }
    return;
  }
  const [method] = await db
    .select({ hash: signInMethod.password })
    .from(signInMethod)
    .where(and(eq(signInMethod.userId, session.uid), eq(signInMethod.providerId, 'credential')));
  const hash = method?.hash;
  if (!hash || !(await verify({ hash, password }))) {
    throw new AppError('wrong-password', 'password');
  }
}

/** Everything with a foreign key to the account goes with it; the rest is done here and by the hooks. */
export async function deleteAccount(
  { db }: Database,
  uid: string,
  hooks: readonly DeletionHook[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const [person] = await tx.select().from(account).where(eq(account.id, uid)).for('update');
    if (!person) return;
    for (const hook of hooks) await hook(tx, uid);
    await tx
      .delete(mailOutbox)
      .where(or(eq(mailOutbox.uid, uid), eq(mailOutbox.recipient, person.email)));
    // Tokens of links carry the account's id or, before there is one, the address in a JSON text.
    await tx.execute(sql`delete from sign_in_token
      where position(${uid} in value) > 0 or position(${JSON.stringify(person.email)} in value) > 0`);
    await tx.delete(account).where(eq(account.id, uid));
  });
}
