import { createHash } from 'node:crypto';
import { readUser, type User } from '@fahrtwind/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tellSessionsEnd } from '../../shared/live/ended-sessions.ts';
import type { Queries } from '../../db/queries.ts';
import type { Log } from '../../jobs/log.ts';
import { account, guestLink, guestUpgrade, userRecord } from './account.tables.ts';
import { withoutLists } from './user-lists.ts';

/** Moves what belongs to a guest to an account; runs in one transaction with all other hooks. */
export type GuestUpgradeHook = (tx: Queries, fromUid: string, toUid: string) => Promise<void>;

export interface GuestUpgrades {
  onGuestUpgrade(hook: GuestUpgradeHook): void;
  /** Remembers that a mailed link was asked for by a guest. */
  rememberLink(queries: Queries, token: string, guestUid: string, expiresAt: Date): Promise<void>;
  /** The guest who asked for the link with this token. */
  guestOfLink(token: string): Promise<string | null>;
  /**
   * Moves a guest's things and removes the guest. What fails is kept in mind and done later, so that
   * signing in works in any case.
   */
  upgrade(guestUid: string, toUid: string): Promise<void>;
  /** Takes up what was interrupted, of one account or of all. */
  finishInterrupted(toUid?: string): Promise<void>;
}

export function createGuestUpgrades(database: Database, log: Log): GuestUpgrades {
  const { db } = database;
  const hooks: GuestUpgradeHook[] = [];

  const move = async (guestUid: string, toUid: string): Promise<void> => {
    try {
      await db.transaction((tx) => moveGuest(tx, hooks, guestUid, toUid));
    } catch (error) {
      log.error({ err: error }, 'guest upgrade interrupted, will be repeated');
    }
  };
  return {
    onGuestUpgrade: (hook) => {
      hooks.push(hook);
    },
    rememberLink: async (queries, token, guestUid, expiresAt) => {
      await queries.insert(guestLink).values({ tokenHash: hash(token), guestUid, expiresAt });
    },
    guestOfLink: async (token) => {
      const [found] = await db
        .select({ guestUid: guestLink.guestUid })
        .from(guestLink)
        .where(and(eq(guestLink.tokenHash, hash(token)), gt(guestLink.expiresAt, new Date())));
      return found?.guestUid ?? null;
    },
    upgrade: async (guestUid, toUid) => {
      if (guestUid === toUid) return;
      // The lock waits for another sign-in of the same guest, which may just be taking the guest away.
      await db.execute(sql`
        insert into guest_upgrade (guest_uid, to_uid)
        select id, ${toUid} from account where id = ${guestUid} and is_anonymous for key share
        on conflict do nothing`);
      // Another sign-in of the same guest may have been first; its account gets the things.
      const [first] = await db
        .select()
        .from(guestUpgrade)
        .where(eq(guestUpgrade.guestUid, guestUid));
      if (first) await move(guestUid, first.toUid);
    },
    finishInterrupted: async (toUid) => {
      const pending = await db
        .select()
        .from(guestUpgrade)
        .where(toUid === undefined ? undefined : eq(guestUpgrade.toUid, toUid));
      for (const upgrade of pending) await move(upgrade.guestUid, upgrade.toUid);
    },
  };
}

async function moveGuest(
  tx: Queries,
  hooks: readonly GuestUpgradeHook[],
  guestUid: string,
  toUid: string,
): Promise<void> {
  // Two servers may try at once: the second one waits here and then finds nothing to do.
  const [guest] = await tx
    .select({ uid: account.id })
    .from(account)
    .where(and(eq(account.id, guestUid), eq(account.isAnonymous, true)))
    .for('update');
  if (!guest) return;
  await carryRecordOver(tx, guestUid, toUid);
  for (const hook of hooks) await hook(tx, guestUid, toUid);
  await tx.delete(account).where(eq(account.id, guestUid));
  tellSessionsEnd(tx, guestUid);
}

/** A new account starts with the guest's settings; an older one keeps its own. Guests neither follow nor save. */
async function carryRecordOver(tx: Queries, guestUid: string, toUid: string): Promise<void> {
  const guest = await readRecord(tx, guestUid);
  if (!guest) return;
  const doc = withoutLists(await asNewRecord(tx, guest, toUid));
  await tx.insert(userRecord).values({ uid: toUid, doc }).onConflictDoNothing();
}

async function asNewRecord(tx: Queries, guest: User, toUid: string): Promise<User> {
  const [to] = await tx.select().from(account).where(eq(account.id, toUid));
  const name = to?.name.trim() ?? '';
  return {
    ...guest,
    uid: toUid,
    ...(name !== '' && { name, displayName: name }),
    email: to?.email ?? '',
    isAnonymous: false,
    createdAt: to?.createdAt.toISOString() ?? guest.createdAt,
    lastLogin: '',
    photoURL: '',
  };
}

async function readRecord(tx: Queries, uid: string): Promise<User | null> {
  const [row] = await tx.select().from(userRecord).where(eq(userRecord.uid, uid)).for('update');
  return row ? readUser(uid, row.doc) : null;
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
