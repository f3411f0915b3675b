import { DEFAULT_USER_NAME } from '@fahrtwind/domain';
import type { BetterAuthPlugin } from 'better-auth';
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

/**
 * „Ohne Anmeldung ausprobieren“. Without the plugin's own hooks: after a sign-in they look the guest's session
 * up again, and where the guest has been moved by then they take the new session's cookie away.
 */
export function guestPlugin() {
  const { hooks: _hooks, ...plugin } = anonymous({ generateName: () => DEFAULT_USER_NAME });
  return plugin;
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

function maySignIn({ path }: { readonly path?: string }): boolean {
  return /^\/(sign-in|sign-up|callback|magic-link\/verify)/.test(path ?? '');
}

/** Whoever signs in while being a guest takes the guest's things along. */
export function guestUpgradePlugin({ guests }: Parts): BetterAuthPlugin {
  const guestBehind = new WeakMap<Request, string>();
  return {
    id: 'guest-upgrade',
    hooks: {
      before: [
        {
          matcher: maySignIn,
          handler: createAuthMiddleware(async (ctx) => {
            const session = await getSessionFromCtx(ctx, { disableRefresh: true });
            if (ctx.request && session?.user['isAnonymous'] === true) {
              guestBehind.set(ctx.request, session.user.id);
            }
          }),
        },
      ],
      after: [
        {
          matcher: maySignIn,
          handler: createAuthMiddleware(async (ctx) => {
            const { newSession } = ctx.context;
            if (!ctx.request || !newSession || newSession.user['isAnonymous'] === true) return;
            const token = fieldsOf(ctx.query)['token'];
            const asked = typeof token === 'string' ? await guests.guestOfLink(token) : null;
            for (const guestUid of new Set([guestBehind.get(ctx.request), asked])) {
              if (guestUid) await guests.upgrade(guestUid, newSession.user.id);
            }
          }),
        },
      ],
    },
  };
}

/** Tells the owner by mail that the password is another one now. */
export function passwordNotice({ database, mails }: Parts) {
  return createAuthMiddleware(async (ctx) => {
    const { newSession, returned } = ctx.context;
    if (ctx.path === '/change-password' && newSession && !(returned instanceof Error)) {
      await mails.passwordChanged(database.db, ctx.request, newSession.user);
    }
  });
}
