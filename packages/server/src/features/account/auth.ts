import { PATHS } from '@fahrtwind/domain';
import type { BetterAuthOptions } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import type { Database } from '../../db/database.ts';
import { tellSessionsEnd } from '../../shared/live/ended-sessions.ts';
import { withoutPersonalData } from '../../http/create-log.ts';
import type { Log } from '../../jobs/log.ts';
import type { AccountConfig } from './account-config.ts';
import * as tables from './account.tables.ts';
import { credentialOptions, type PasswordHasher } from './auth-credentials.ts';
import {
  guestPlugin,
  guestUpgradePlugin,
  passwordNotice,
  signInLinkPlugin,
} from './auth-plugins.ts';
import { authRequestRules } from './auth-request-rules.ts';
import {
  advancedOptions,
  DISABLED_PATHS,
  KEEP_LITTLE,
  RATE_LIMIT,
  SESSION_OPTIONS,
} from './auth-settings.ts';
import { emailChange } from './email-change.plugin.ts';
import { createGuessingRules } from './guessing.ts';
import { createGuestLimits } from './guest-limits.ts';
import type { GuestUpgrades } from './guest-upgrade.ts';
import type { AccountMails } from './mails/account-mails.ts';
import { oidcProviders } from './oidc-providers.ts';
import { takeOverUnprovenAccount } from './unproven-access.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Queries } from '../../db/queries.ts';

/**
 * The database for Better Auth, and a way to join its transactions: a callback that asked the pool for a
 * second connection while the first one is in a transaction could wait for itself.
 */
function createTransactionalDb(db: Db): {
  readonly db: Db;
  readonly current: () => Queries;
} {
  const open = new AsyncLocalStorage<Queries>();
  const transaction: Db['transaction'] = (run, config) =>
    db.transaction((tx) => open.run(tx, () => run(tx)), config);
  return {
    db: new Proxy(db, {
      get: (target, key) =>
        key === 'transaction' ? transaction : (Reflect.get(target, key, target) as unknown),
    }),
    current: () => open.getStore() ?? db,
  };
}

export interface AuthParts {
  readonly config: AccountConfig;
  readonly database: Database;
  readonly mails: AccountMails;
  readonly guests: GuestUpgrades;
  readonly log: Log;
  /** Better Auth's own scrypt unless a test counts. */
  readonly passwordHasher?: PasswordHasher | undefined;
}

export type Auth = ReturnType<typeof createAuth>;

/** The embedded identity service. It has no address of its own: each request brings the one it came to. */
export function createAuth(parts: AuthParts) {
  const { config, database, log, passwordHasher } = parts;
  const { db, current } = createTransactionalDb(database.db);
  const guessing = createGuessingRules(database.db, config);
  const guestLimits = createGuestLimits(database.db, config);
  return betterAuth({
    basePath: '/api/auth',
    secret: config.secret,
    telemetry: { enabled: false },
    disabledPaths: DISABLED_PATHS,
    database: drizzleAdapter(db, { provider: 'pg', transaction: true, schema: SCHEMA }),
    // On a local run the page may also have been opened by the machine's name in the home network.
    trustedOrigins: (request) =>
      request && config.publicUrl === null ? [`http://${request.headers.get('host')}`] : [],
    user: {
      additionalFields: { isModerator: { type: 'boolean', input: false, defaultValue: false } },
      validateUserInfo: async ({ user, source }) => {
        if (source.action === 'link-account' && user.emailVerified === true && user.id) {
          await takeOverUnprovenAccount(current(), user.id);
        }
      },
    },
    session: SESSION_OPTIONS,
    verification: { storeIdentifier: 'hashed' },
    account: {
      updateAccountOnSignIn: false,
      // Safe because validateUserInfo leaves nothing of an unproven account behind.
      accountLinking: { enabled: true, requireLocalEmailVerified: false },
    },
    ...credentialOptions({ ...parts, current, passwordHasher }),
    databaseHooks: {
      ...KEEP_LITTLE,
      session: {
        ...KEEP_LITTLE.session,
        delete: { after: async ({ userId }) => tellSessionsEnd(current(), userId) },
      },
    },
    hooks: {
      before: authRequestRules(database.db, guessing, guestLimits),
      after: createAuthMiddleware(async (ctx) => {
        await guessing.after(ctx);
        await guestLimits.after(ctx);
        await passwordNotice(parts, ctx);
      }),
    },
    plugins: [
      guestPlugin(),
      guestUpgradePlugin(parts),
      signInLinkPlugin(parts),
      emailChange(parts),
      oidcProviders(config.oidcProviders, log),
    ],
    rateLimit: RATE_LIMIT,
    // Thrown errors are answered and logged as all others are. Otherwise the router below Better Auth writes them to
    // stderr, with all parameters of a failed query.
    onAPIError: { errorURL: PATHS.signIn, throw: true },
    logger: identityLog(log),
    advanced: advancedOptions(config),
  });
}

function identityLog(log: Log) {
  return {
    // Any other level makes Better Auth write to the console as well.
    level: 'info',
    log: (level, message, ...details) => {
      if (level !== 'error') return;
      // Without an error of its own it is a mistake of the caller: an old link, an unknown provider.
      const err = details.find((detail) => detail instanceof Error);
      const text = `identity: ${withoutPersonalData(message)}`;
      if (err) log.error({ err }, text);
      else log.warn({}, text);
    },
  } satisfies BetterAuthOptions['logger'];
}

const SCHEMA = {
  user: tables.account,
  session: tables.signInSession,
  account: tables.signInMethod,
  verification: tables.signInToken,
  rateLimit: tables.signInRateLimit,
};
