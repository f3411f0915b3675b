import { DEFAULT_USER_NAME } from '@fahrtwind/domain';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { anonymous } from 'better-auth/plugins/anonymous';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { Database } from '../../db/database.ts';
import { fieldsOf } from './fields.ts';
import type { GuestUpgrades } from './guest-upgrade.ts';
import type { AccountMails } from './mails/account-mails.ts';

const SIGN_IN_LINK_SECONDS = 15 * 60;

interface Parts {
  readonly database: Database;
  readonly mails: AccountMails;
  readonly guests: GuestUpgrades;
}

/** „Ohne Anmeldung ausprobieren“. */
export function guestPlugin({ guests }: Parts) {
  return anonymous({
    generateName: () => DEFAULT_USER_NAME,
    // Our own upgrade moves the guest's things and removes the guest in one transaction.
    disableDeleteAnonymousUser: true,
    onLinkAccount: async ({ anonymousUser, newUser }) => {
      if (newUser.user['isAnonymous'] === true) return;
      await guests.upgrade(anonymousUser.user.id, newUser.user.id);
    },
  });
}

export function signInLinkPlugin({ database, mails, guests }: Parts) {
  return magicLink({
    expiresIn: SIGN_IN_LINK_SECONDS,
    sendMagicLink: async ({ email, url, token }, ctx) => {
      const session = ctx && (await getSessionFromCtx(ctx));
      const guestUid = session?.user['isAnonymous'] === true ? session.user.id : null;
      const expiresAt = new Date(Date.now() + SIGN_IN_LINK_SECONDS * 1000);
      await database.db.transaction(async (tx) => {
        if (guestUid !== null) await guests.rememberLink(tx, token, guestUid, expiresAt);
        await mails.signInLink(tx, ctx?.request, email, url);
      });
    },
  });
}

/** What follows a request that Better Auth has answered. */
export function authAftermath({ database, mails, guests }: Parts) {
  return createAuthMiddleware(async (ctx) => {
    const { newSession, returned } = ctx.context;
    if (ctx.path === '/magic-link/verify' && newSession) {
      const guestUid = await guests.guestOfLink(String(fieldsOf(ctx.query)['token']));
      if (guestUid !== null) await guests.upgrade(guestUid, newSession.user.id);
    }
    if (ctx.path === '/change-password' && newSession && !(returned instanceof Error)) {
      await mails.passwordChanged(database.db, ctx.request, newSession.user);
    }
  });
}
