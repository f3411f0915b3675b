import { RETENTION, secondsOf } from '@fahrtwind/domain';
import type { BetterAuthOptions } from 'better-auth';
import type { AccountConfig } from './account-config.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Carries the address that Fastify found for the client; what a client sends under this name is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-fahrtwind-client';

/** Says that the person in this browser was asked and has confirmed the sign-in link; dropped likewise. */
export const LINK_CONFIRMED_HEADER = 'x-fahrtwind-link-confirmed';

/** Replaced by our own endpoints, which show no tokens, or not offered at all. */
export const DISABLED_PATHS = [
  '/get-session',
  '/list-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
  '/update-session',
  '/update-user',
  '/delete-user',
  '/delete-user/callback',
  '/delete-anonymous-user',
  '/verify-password',
  '/list-accounts',
  '/link-social',
  '/unlink-account',
  '/account-info',
  '/get-access-token',
  '/refresh-token',
  '/ok',
  '/error',
];

/** A month, begun anew on every day that the session is used. */
export const SESSION_OPTIONS = {
  expiresIn: secondsOf(RETENTION.session),
  updateAge: DAY_SECONDS,
  // Otherwise every look at an expired session deletes it, and a clock that is wrong for an hour signs all people out for good.
  deferSessionRefresh: true,
} satisfies BetterAuthOptions['session'];

/** Tries per minute and network address; address-limit.ts counts per e-mail address. */
export const RATE_LIMIT = {
  enabled: true,
  storage: 'database',
  window: 60,
  max: 120,
  customRules: {
    '/sign-in/*': { window: 60, max: 30 },
    '/sign-up/email': { window: 60, max: 30 },
    '/magic-link/verify': { window: 60, max: 30 },
    '/request-password-reset': { window: 60, max: 15 },
    '/reset-password': { window: 60, max: 15 },
    '/send-verification-email': { window: 60, max: 15 },
    '/change-password': { window: 60, max: 15 },
    '/change-email': { window: 60, max: 15 },
    '/change-email/confirm': { window: 60, max: 30 },
  },
} satisfies BetterAuthOptions['rateLimit'];

/** No pictures from elsewhere, no network addresses, no tokens for services that we never call. */
export const KEEP_LITTLE = {
  user: { create: { before: async () => ({ data: { image: null } }) } },
  session: {
    create: {
      before: async ({ userAgent }) => ({
        data: { ipAddress: null, userAgent: userAgent?.slice(0, 300) ?? null },
      }),
    },
  },
  account: {
    create: {
      before: async () => ({ data: { accessToken: null, refreshToken: null, idToken: null } }),
    },
  },
} satisfies BetterAuthOptions['databaseHooks'];

export function advancedOptions({ publicUrl }: AccountConfig) {
  const usesTls = publicUrl?.startsWith('https:') ?? false;
  return {
    cookiePrefix: usesTls ? '__Host-fahrtwind' : 'fahrtwind',
    // Better Auth would put `__Secure-` in front of our `__Host-`.
    useSecureCookies: false,
    defaultCookieAttributes: { secure: usesTls, httpOnly: true, sameSite: 'lax', path: '/' },
    ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    // Said outright, because Better Auth turns both checks off when it notices a test.
    disableCSRFCheck: false,
    disableOriginCheck: false,
  } satisfies BetterAuthOptions['advanced'];
}
