import type { SessionState, StartState } from '@fahrtwind/contract';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Session } from '../../http/session.ts';
import type { AccountConfig } from './account-config.ts';
import { signInMethod } from './account.tables.ts';
import type { GuestUpgrades } from './guest-upgrade.ts';
import { languageUrls, siteOfHost } from './site.ts';
import { settleUserRecord } from './user-record.repository.ts';

interface Parts {
  readonly config: AccountConfig;
  readonly database: Database;
  readonly guests: GuestUpgrades;
}

/** Everything the app needs before its first paint. */
export function createStartState(parts: Parts) {
  return async (
    request: Pick<FastifyRequest, 'host' | 'headers'>,
    session: Session | null,
  ): Promise<StartState> => {
    const darkModeCookie = readDarkModeCookie(request.headers.cookie);
    const state = session ? await sessionState(parts, session, darkModeCookie) : VISITOR;
    return {
      language: siteOfHost(parts.config, request.host).language,
      theme: themeOf(state.state === 'visitor' ? darkModeCookie : state.user.darkMode),
      config: publicConfig(parts.config, request.host),
      session: state,
    };
  };
}

const VISITOR: SessionState = { state: 'visitor' };

/** Dark or light as the cookie says, null when it is missing. */
export function readDarkModeCookie(cookies: string | undefined): boolean | null {
  const value = /(?:^|;\s*)dark_mode_on=([^;]*)/.exec(cookies ?? '')?.[1];
  return value === undefined ? null : value === 'true' || value === '1';
}

async function sessionState(
  { database: { db }, guests }: Parts,
  session: Session,
  darkModeCookie: boolean | null,
): Promise<SessionState> {
  const { uid, account } = session;
  await guests.finishInterrupted(uid);
  const [user, methods] = await Promise.all([
    settleUserRecord(db, account, darkModeCookie ?? false),
    db
      .select({ id: signInMethod.providerId })
      .from(signInMethod)
      .where(eq(signInMethod.userId, uid)),
  ]);
  return {
    state: account.isAnonymous ? 'guest' : 'registered',
    sessionId: session.id,
    expiresAt: session.expiresAt.toISOString(),
    emailVerified: account.emailVerified,
    signInMethods: methods.map(({ id }) => id),
    isModerator: session.isModerator,
    user,
  };
}

function themeOf(isDark: boolean | null): StartState['theme'] {
  if (isDark === null) return null;
  return isDark ? 'dark' : 'light';
}

function publicConfig(config: AccountConfig, host: string): StartState['config'] {
  return {
    mainUrl: config.mainUrl,
    englishUrl: config.englishUrl,
    forumUrl: config.forumUrl,
    languageUrls: languageUrls(config, host),
    identityProviders: config.oidcProviders.map(({ id, label }) => ({ id, label })),
    analyticsScriptUrl: config.analyticsScriptUrl,
    cookieBanner: config.cookieBanner,
    operator: config.operator,
  };
}
