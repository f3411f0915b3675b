import type { Language, SessionState, StartState } from '@fahrtwind/contract';
import { readUser } from '@fahrtwind/domain';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { hasProPassColumn } from '../../shared/passes/pro-pass.ts';
import type { Session } from '../../http/session.ts';
import type { AccountConfig } from './account-config.ts';
import type { GuestUpgrades } from './guest-upgrade.ts';
import { outsideServices } from './outside-services.ts';
import { languageUrls, previewOrigin, siteOfHost } from './site.ts';
import { START_LISTS, withLists, type ListRow } from './user-lists.ts';
import { settleFoundRecord } from './user-record.repository.ts';

interface Parts {
  readonly config: AccountConfig;
  readonly database: Database;
  readonly guests: GuestUpgrades;
  readonly hasAddresses: () => boolean;
}

/** Everything the app needs before its first paint. */
export function createStartState(parts: Parts) {
  return async (
    request: Pick<FastifyRequest, 'host' | 'headers'>,
    session: Session | null,
  ): Promise<StartState> => {
    const darkModeCookie = readDarkModeCookie(request.headers.cookie);
    const { language } = siteOfHost(parts.config, request.host);
    const known = { darkModeCookie, language };
    const state = session ? await sessionState(parts, session, known) : VISITOR;
    return {
      language,
      theme: themeOf(state.state === 'visitor' ? darkModeCookie : state.user.darkMode),
      config: publicConfig(parts.config, request.host, parts.hasAddresses()),
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

interface Known {
  readonly darkModeCookie: boolean | null;
  /** The language of the site that is used. */
  readonly language: Language;
}

async function sessionState(
  { database, guests }: Parts,
  session: Session,
  { darkModeCookie, language }: Known,
): Promise<SessionState> {
  const { uid, account } = session;
  let person = await findPerson(database, uid);
  if (person.isUpgrading) {
    await guests.finishInterrupted(uid);
    person = await findPerson(database, uid);
  }
  if (!account.isAnonymous && person.language !== language)
    await rememberLanguage(database, uid, language);
  const known = person.doc && readUser(uid, person.doc);
  return {
    state: account.isAnonymous ? 'guest' : 'registered',
    sessionId: session.id,
    expiresAt: session.expiresAt.toISOString(),
    emailVerified: account.emailVerified,
    signInMethods: [...person.methods],
    isModerator: session.isModerator,
    isAdmin: session.isAdmin,
    hasProPass: person.hasProPass,
    unseen: person.unseen,
    user: withLists(
      await settleFoundRecord(database.db, account, darkModeCookie ?? false, known),
      person,
    ),
  };
}

interface PersonRow extends ListRow {
  readonly doc: Readonly<Record<string, unknown>> | null;
  readonly methods: readonly string[];
  /** Whether the things of a guest are still on their way to this account. */
  readonly isUpgrading: boolean;
  readonly hasProPass: boolean;
  /** The language of mails to this person; null while unknown. */
  readonly language: Language | null;
}

// One way to the database for all that the first paint needs, because every page waits for it.
const FIND_PERSON = {
  name: 'find-person',
  text: `
    select
      (select doc from user_record where user_record.uid = person.uid) as doc,
      array(
        select provider_id from sign_in_method where user_id = person.uid
        order by created_at, id) as methods,
      exists (select from guest_upgrade where to_uid = person.uid) as "isUpgrading",
      ${hasProPassColumn('person.uid')} as "hasProPass",
      (select language from mail_state where user_id = person.uid) as language,
      ${START_LISTS}
    from (select $1::text as uid) person`,
};

const NO_RECORD: PersonRow = {
  doc: null,
  methods: [],
  isUpgrading: false,
  hasProPass: false,
  language: null,
  notifications: [],
  followerIds: [],
  followingIds: [],
  highlightIds: [],
  unseen: 0,
};

async function findPerson({ pool }: Database, uid: string): Promise<PersonRow> {
  const { rows } = await pool.query<PersonRow>({ ...FIND_PERSON, values: [uid] });
  return rows[0] ?? NO_RECORD;
}

async function rememberLanguage({ pool }: Database, uid: string, language: Language) {
  await pool.query(
    `insert into mail_state (user_id, language) select id, $2 from account where id = $1
     on conflict (user_id) do update set language = excluded.language`,
    [uid, language],
  );
}

function themeOf(isDark: boolean | null): StartState['theme'] {
  if (isDark === null) return null;
  return isDark ? 'dark' : 'light';
}

function publicConfig(
  config: AccountConfig,
  host: string,
  hasAddresses: boolean,
): StartState['config'] {
  return {
    mainUrl: config.mainUrl,
    englishUrl: config.englishUrl,
    forumUrl: config.forumUrl,
    previewUrl: previewOrigin(config, host),
    languageUrls: languageUrls(config, host),
    identityProviders: config.oidcProviders.map(({ id, label }) => ({ id, label })),
    analyticsScriptUrl: config.analyticsScriptUrl,
    cookieBanner: config.cookieBanner,
    accessibility: config.accessibility,
    bookingPartnerId: config.bookingPartnerId,
    bookingSearchHost: config.lodgingUrl === null ? null : new URL(config.lodgingUrl).hostname,
    hasAddresses,
    tokenSyncPath: config.tokenSyncPath,
    outsideServices: outsideServices(config),
    operator: config.operator,
  };
}
