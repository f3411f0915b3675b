import { isDeepStrictEqual } from 'node:util';
import {
  publicUser,
  readUser,
  userFromAccount,
  type Account,
  type PublicUser,
  type User,
} from '@fahrtwind/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isHiddenPerson, touchProfile } from '../../shared/people/hidden-person.ts';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { account, userRecord } from './account.tables.ts';
import { addLists, markSeen, withoutLists } from './user-lists.ts';
import { acceptUserChange, type SentUser } from './user-record.policy.ts';

type Db = Database['db'];

/** Without lists, which are rows: `addLists` has them. */
export async function findUserRecord(queries: Queries, uid: string): Promise<User | null> {
  const [row] = await queries.select().from(userRecord).where(eq(userRecord.uid, uid));
  return row ? readUser(uid, row.doc) : null;
}

/** What others see of anybody, also of who is not there. */
export async function findPublicUser(queries: Queries, uid: string): Promise<PublicUser> {
  const { rows } = await queries.execute<{
    readonly doc: Readonly<Record<string, unknown>>;
    readonly isHidden: boolean;
  }>(sql`
    select doc, ${isHiddenPerson('user_record.uid')} as "isHidden"
    from user_record where uid = ${uid}`);
  return publicUser(readUser(uid, rows[0]?.doc ?? {}), rows[0]?.isHidden);
}

/**
 * The record of a signed-in person: built from the account and saved when it is missing, else brought up to
 * what the identity service knows (a changed address, a later sign-in).
 */
export async function settleUserRecord(db: Db, person: Account, darkMode: boolean): Promise<User> {
  return await settleFoundRecord(db, person, darkMode, await findUserRecord(db, person.uid));
}

/** The same for who has just looked for the record. */
export async function settleFoundRecord(
  db: Db,
  person: Account,
  darkMode: boolean,
  found: User | null,
): Promise<User> {
  if (found && isDeepStrictEqual(found, withAccount(found, person))) return found;
  return db.transaction(async (tx) => {
    const built = userFromAccount(person, darkMode);
    await tx
      .insert(userRecord)
      .values({ uid: person.uid, doc: withoutLists(built) })
      .onConflictDoNothing();
    const stored = (await lockUserRecord(tx, person.uid)) ?? built;
    const settled = withAccount(stored, person);
    if (!isDeepStrictEqual(stored, settled)) await writeUserRecord(tx, settled);
    return settled;
  });
}

/** Saves what a client may change of its own record, and tells the identity service a new name. */
export function saveUserRecord(
  db: Db,
  person: Account,
  sent: SentUser,
  { isSuspended, hosts }: { readonly isSuspended: boolean; readonly hosts: readonly string[] },
): Promise<User> {
  return db.transaction(async (tx) => {
    const stored = (await lockUserRecord(tx, person.uid)) ?? userFromAccount(person);
    const accepted = acceptUserChange(withAccount(stored, person), sent, hosts);
    const isNew = accepted.name !== stored.name || accepted.photoURL !== stored.photoURL;
    if (isNew && isSuspended) throw new AppError('suspended');
    await writeUserRecord(tx, accepted);
    if (isNew && !person.isAnonymous) await touchProfile(tx, person.uid);
    await tx.update(account).set({ name: accepted.name }).where(eq(account.id, person.uid));
    const { notifications, seenUntil = null } = sent;
    await markSeen(tx, { uid: person.uid, notifications, until: seenUntil });
    return addLists(tx, accepted);
  });
}

function withAccount(user: User, person: Account): User {
  return {
    ...user,
    email: person.isAnonymous ? '' : person.email,
    isAnonymous: person.isAnonymous,
    createdAt: person.createdAt,
    lastLogin: user.lastLogin > person.lastLogin ? user.lastLogin : person.lastLogin,
  };
}

async function lockUserRecord(tx: Queries, uid: string): Promise<User | null> {
  const [row] = await tx.select().from(userRecord).where(eq(userRecord.uid, uid)).for('update');
  return row ? readUser(uid, row.doc) : null;
}

async function writeUserRecord(tx: Queries, user: User): Promise<void> {
  const doc = withoutLists(user);
  await tx
    .insert(userRecord)
    .values({ uid: user.uid, doc })
    .onConflictDoUpdate({
      target: userRecord.uid,
      set: { doc, revision: sql`${userRecord.revision} + 1`, updatedAt: new Date() },
    });
}
