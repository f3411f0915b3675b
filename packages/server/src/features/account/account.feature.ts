import type { StartState } from '@fahrtwind/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { isSuspended } from '../../http/access.ts';
import type { Slots } from '../../http/slots.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import type { ReadSession, Session } from '../../http/session.ts';
import type { Log } from '../../jobs/log.ts';
import type { MailOutbox } from '../../jobs/mail-outbox.ts';
import { repeat, repeatCleanUp } from '../../jobs/repeat.ts';
import type { AccountConfig } from './account-config.ts';
import type { PasswordHasher } from './auth-credentials.ts';
import { mountAuthRoute } from './auth-route.ts';
import { createAuth, type Auth } from './auth.ts';
import { cleanUpAccounts } from './clean-up.ts';
import { confirmOwner } from './confirm-owner.ts';
import { deleteAccount, type DeletionHook } from './delete-account.ts';
import { createExports, type ExportPart } from './export.ts';
import { knownDeviceName } from './guessing.ts';
import { measureGuests } from './guest-limits.ts';
import { createGuestUpgrades, type GuestUpgradeHook } from './guest-upgrade.ts';
import { createAccountMails } from './mails/account-mails.ts';
import { emailOfLink } from './sign-in-link.ts';
import { createReadSession } from './read-session.ts';
import { createIdentityTokens } from './identity-token.ts';
import { createSessionHandlers } from './sessions.ts';
import { createStartState, readDarkModeCookie } from './start-state.ts';
import { addLists } from './user-lists.ts';
import { siteOfHost } from './site.ts';
import { findPublicUser, saveUserRecord, settleUserRecord } from './user-record.repository.ts';

const CLEAN_UP_PAUSE_MS = 60 * 60 * 1000;
const MEASURE_PAUSE_MS = 60 * 1000;

export interface AccountParts {
  readonly config: AccountConfig;
  readonly database: Database;
  readonly mail: MailOutbox;
  readonly log: Log;
  /** Whether the place search knows streets; false without one. */
  readonly hasAddresses?: () => boolean;
  readonly passwordHasher?: PasswordHasher | undefined;
  /** One export at a time for each account. */
  readonly slots: Slots;
}

export interface AccountFeature {
  readonly readSession: ReadSession;
  readonly mountAuth: (app: FastifyInstance) => void;
  readonly startState: (request: FastifyRequest, session: Session | null) => Promise<StartState>;
  readonly handlers: Handlers<AccountEndpoints>;
  /** Later features move a guest's things to the account the guest becomes. */
  onGuestUpgrade(hook: GuestUpgradeHook): void;
  /** Later features remove what they keep of a person. */
  onDeletion(hook: DeletionHook): void;
  /** Later features add what they keep of a person to the download. */
  addToExport(name: string, part: ExportPart): void;
  /** Begins the work in the background; all hooks must be attached by then. */
  start(): void;
  close(): Promise<void>;
}

type AccountEndpoints =
  | 'getStart'
  | 'getUser'
  | 'saveUser'
  | 'listSessions'
  | 'revokeSession'
  | 'revokeOtherSessions'
  | 'readSignInLink'
  | 'confirmOwner'
  | 'exportAccount'
  | 'getIdentityToken'
  | 'getTokenKeys'
  | 'deleteAccount';

export function createAccountFeature(parts: AccountParts): AccountFeature {
  const { config, database, mail, log } = parts;
  const guests = createGuestUpgrades(database, log);
  const mails = createAccountMails(config, mail);
  const auth = createAuth({ ...parts, mails, guests });
  const startState = createStartState({
    config,
    database,
    guests,
    hasAddresses: parts.hasAddresses ?? (() => false),
  });
  const deletionHooks: DeletionHook[] = [];
  const exportParts = new Map<string, ExportPart>();
  const jobs: ReturnType<typeof repeat>[] = [];
  const cleanUp = async (): Promise<void> => {
    await guests.finishInterrupted();
    await cleanUpAccounts(database, deletionHooks);
  };
  const measure = (): Promise<void> => measureGuests(database.background.db, config);
  return {
    readSession: createReadSession(auth, database, config),
    mountAuth: (app) => mountAuthRoute(app, config, auth.handler),
    startState,
    handlers: {
      ...createUserHandlers(config, database),
      ...createSessionHandlers(database.db),
      ...createIdentityTokens(config),
      ...createLeavingHandlers({ ...parts, auth, deletionHooks, exportParts }),
      readSignInLink: async ({ body: { token } }) => {
        const email = await emailOfLink((await auth.$context).internalAdapter, token);
        if (email === null) throw new AppError('expired-action-code');
        return { email };
      },
      getStart: ({ request, session }) => startState(request, session),
    },
    onGuestUpgrade: (hook) => guests.onGuestUpgrade(hook),
    onDeletion: (hook) => void deletionHooks.push(hook),
    addToExport: (name, part) => void exportParts.set(name, part),
    start: () => {
      if (jobs.length > 0) return;
      jobs.push(repeatCleanUp('clean up accounts', CLEAN_UP_PAUSE_MS, cleanUp, log));
      jobs.push(repeat('measure guests', MEASURE_PAUSE_MS, measure, log));
    },
    close: async () => {
      await Promise.all(jobs.map((job) => job.close()));
    },
  };
}

function createUserHandlers(
  config: AccountConfig,
  { db }: Database,
): Handlers<'getUser' | 'saveUser'> {
  return {
    getUser: async ({ params, session, request }) => {
      if (session?.uid === params.uid) {
        const darkMode = readDarkModeCookie(request.headers.cookie) ?? false;
        return addLists(db, await settleUserRecord(db, session.account, darkMode));
      }
      return findPublicUser(db, params.uid);
    },
    saveUser: async ({ params, session, body, request }) => {
      if (session.uid !== params.uid) throw new AppError('unauthorized');
      const { host } = new URL(siteOfHost(config, request.host).origin);
      return saveUserRecord(db, session.account, body, {
        isSuspended: isSuspended(session),
        hosts: [host],
      });
    },
  };
}

interface LeavingParts {
  readonly config: AccountConfig;
  readonly database: Database;
  readonly auth: Auth;
  readonly deletionHooks: readonly DeletionHook[];
  readonly exportParts: ReadonlyMap<string, ExportPart>;
  readonly slots: Slots;
}

function createLeavingHandlers(
  parts: LeavingParts,
): Handlers<'confirmOwner' | 'exportAccount' | 'deleteAccount'> {
  const { config, database, auth, deletionHooks, exportParts } = parts;
  const startExport = createExports(database.background.db, exportParts, parts.slots);
  const confirm = async (session: Session, password?: string): Promise<void> => {
    const { verify } = (await auth.$context).password;
    await confirmOwner(database.db, session, password, verify);
  };
  return {
    confirmOwner: async ({ session, body }) => {
      await confirm(session, body.password);
      return {};
    },
    exportAccount: async ({ session, reply }) => {
      await confirm(session);
      const day = new Date().toISOString().slice(0, 10);
      reply.header('content-disposition', `attachment; filename="fahrtwind-${day}.json"`);
      reply.type('application/json; charset=utf-8');
      return reply.send(await startExport(session));
    },
    deleteAccount: async ({ session, body, reply }) => {
      await confirm(session, body.password);
      await deleteAccount(database, session.uid, deletionHooks, { posts: body.posts });
      const { name, attributes } = (await auth.$context).authCookies.sessionToken;
      const secure = attributes.secure ? '; Secure' : '';
      for (const cookie of [name, knownDeviceName(config)])
        reply.header(
          'set-cookie',
          `${cookie}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`,
        );
      return {};
    },
  };
}
