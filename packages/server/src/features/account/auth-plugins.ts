import { DEFAULT_USER_NAME, RETENTION, secondsOf, signInPath } from '@fahrtwind/domain';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { anonymous } from 'better-auth/plugins/anonymous';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { Database } from '../../db/database.ts';
import { LINK_CONFIRMED_HEADER } from './auth-settings.ts';
import { fieldsOf } from './fields.ts';
import type { GuestUpgrades } from './guest-upgrade.ts';
import { endMailedLinks } from './mailed-links.ts';
import { emailOfLink } from './sign-in-link.ts';
import type { AccountMails } from './mails/account-mails.ts';

const SIGN_IN_LINK_SECONDS = secondsOf(RETENTION.signInLink);

type AuthContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

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

interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly isGuest: boolean;
}

/**
 * Whether the opened sign-in link is meant for another person than the one in this browser. A stranger could send such a
 * link: it would move a guest's trips to the stranger's account, or let a registered person go on planning in it.
 */
async function isForeignLink(guests: GuestUpgrades, ctx: AuthContext, person: SignedIn) {
  const { token } = fieldsOf(ctx.query);
  if (ctx.path !== '/magic-link/verify' || typeof token !== 'string') return false;
  if (ctx.headers?.has(LINK_CONFIRMED_HEADER) === true) return false;
  if (person.isGuest && (await guests.guestOfLink(token)) === person.id) return false;
  const email = await emailOfLink(ctx.context.internalAdapter, token);
  return email !== null && email !== person.email.toLowerCase();
}

/** The page that asks before the person in this browser becomes another one. */
function questionPage(query: unknown, { isGuest }: SignedIn): string {
  const { token, callbackURL } = fieldsOf(query);
  return signInPath(isGuest ? 'mitnehmen' : 'wechseln', {
    token: String(token),
    returnTo: typeof callbackURL === 'string' ? callbackURL : null,
  });
}

/** A guest who signs in takes the guest's data along. A link for another person asks first. */
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
            if (!ctx.request || !session) return;
            const { id, email } = session.user;
            const person = { id, email, isGuest: session.user['isAnonymous'] === true };
            if (await isForeignLink(guests, ctx, person))
              throw ctx.redirect(questionPage(ctx.query, person));
            if (person.isGuest) guestBehind.set(ctx.request, id);
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

/** Tells the owner by mail that the password is another one now, and ends the links that were mailed before. */
export async function passwordNotice({ database, mails }: Parts, ctx: AuthContext): Promise<void> {
  const { newSession, returned } = ctx.context;
  if (ctx.path !== '/change-password' || !newSession || returned instanceof Error) return;
  const { user } = newSession;
  await database.db.transaction(async (tx) => {
    await endMailedLinks(tx, { uid: user.id, emails: [user.email] });
    await mails.passwordChanged(tx, ctx.request, user);
  });
}
