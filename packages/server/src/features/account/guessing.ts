import { APIError, type createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { Queries } from '../../db/queries.ts';
import type { AccountConfig } from './account-config.ts';
import { advancedOptions, CLIENT_ADDRESS_HEADER } from './auth-settings.ts';
import { fieldsOf } from './fields.ts';
import { countPasswordTry, passwordWasRight, type PasswordTry } from './password-tries.ts';
import { networkOf } from '../../http/network.ts';
import { countTry, hashed, takeBack, type Try } from './tries.ts';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A browser remembers for this long that an account was signed in there. */
const KNOWN_DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** `id.signature`; the signature is only right for one address, which the cookie does not tell. */
function knownDeviceCookie(email: string, secret: string): string {
  const id = randomBytes(12).toString('base64url');
  return `${id}.${signatureOf(id, email, secret)}`;
}

/** The id of a device on which this address was signed in before, null on others. */
function readKnownDevice(
  cookie: string | null | undefined,
  email: string,
  secret: string,
): string | null {
  const [id = '', signature = ''] = cookie?.split('.') ?? [];
  const expected = Buffer.from(signatureOf(id, email, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function signatureOf(id: string, email: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`known device ${id} ${email.toLowerCase()}`)
    .digest('base64url');
}

/** Mistyping takes a few tries; a list of addresses is long. */
const TAKEN_ADDRESSES = { freeTries: 20, longestPauseMs: 60 * 60 * 1000 };

const TELLS_TAKEN: ReadonlySet<string> = new Set(['/sign-up/email', '/change-email']);

type AuthContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** The name of the cookie of a browser in which an account was signed in before. */
export function knownDeviceName(config: AccountConfig): string {
  return `${advancedOptions(config).cookiePrefix}.known_device`;
}

/** Limits guessing: of passwords, and of addresses that have an account. */
export function createGuessingRules(db: Queries, config: AccountConfig) {
  const name = knownDeviceName(config);
  const attributes = advancedOptions(config).defaultCookieAttributes;

  const passwordTryOf = async (ctx: AuthContext): Promise<PasswordTry | null> => {
    if (ctx.path === '/change-password') {
      const found = await getSessionFromCtx(ctx, { disableRefresh: true });
      const id = found?.session.id;
      return id === undefined
        ? null
        : { email: found?.user.email ?? '', from: { kind: 'session', id } };
    }
    const email = fieldsOf(ctx.body)['email'];
    if (ctx.path !== '/sign-in/email' || typeof email !== 'string') return null;
    const id = readKnownDevice(ctx.getCookie(name), email, config.secret);
    const network = { kind: 'network', address: addressOf(ctx) } as const;
    return { email, from: id === null ? network : { kind: 'device', id } };
  };

  return {
    async before(ctx: AuthContext): Promise<void> {
      const attempt = await passwordTryOf(ctx);
      if (attempt) refuseEarly(await countPasswordTry(db, attempt));
      if (TELLS_TAKEN.has(ctx.path)) refuseEarly(await countTry(db, await takenTries(ctx)));
    },
    async after(ctx: AuthContext): Promise<void> {
      const { newSession, returned } = ctx.context;
      const isDone = !(returned instanceof Error);
      const attempt = isDone ? await passwordTryOf(ctx) : null;
      if (attempt && newSession) await passwordWasRight(db, attempt);
      if (TELLS_TAKEN.has(ctx.path) && !isTaken(returned))
        await takeBack(db, await takenTries(ctx));
      if (!newSession || newSession.user['isAnonymous'] === true) return;
      const { email } = newSession.user;
      if (readKnownDevice(ctx.getCookie(name), email, config.secret) !== null) return;
      const cookie = knownDeviceCookie(email, config.secret);
      ctx.setCookie(name, cookie, { ...attributes, maxAge: KNOWN_DEVICE_SECONDS });
    },
  };
}

/** By network, and for who is signed in by account, which can be used from many networks. */
async function takenTries(ctx: AuthContext): Promise<readonly Try[]> {
  const byNetwork = {
    key: `${hashed(networkOf(addressOf(ctx)))}|taken addresses`,
    ...TAKEN_ADDRESSES,
  };
  if (ctx.path !== '/change-email') return [byNetwork];
  const found = await getSessionFromCtx(ctx, { disableRefresh: true });
  const uid = found?.user.id ?? '';
  return [byNetwork, { key: `${hashed(uid)}|taken addresses`, ...TAKEN_ADDRESSES }];
}

function isTaken(returned: unknown): boolean {
  const code = returned instanceof APIError ? returned.body?.code : undefined;
  return code === 'NEW_EMAIL_TAKEN' || (code?.startsWith('USER_ALREADY_EXISTS') ?? false);
}

function addressOf(ctx: AuthContext): string {
  return ctx.headers?.get(CLIENT_ADDRESS_HEADER) ?? '';
}

function refuseEarly(pauseMs: number): void {
  if (pauseMs === 0) return;
  const seconds = String(Math.ceil(pauseMs / 1000));
  throw new APIError('TOO_MANY_REQUESTS', undefined, { 'x-retry-after': seconds });
}
