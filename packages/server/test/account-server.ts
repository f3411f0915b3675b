import type { StartState } from '@fahrtwind/contract';
import { readConfig } from '../src/config/config.ts';
import { createFeatures, type FeaturesParts } from '../src/create-features.ts';
import type { AccountFeature } from '../src/features/account/account.feature.ts';
import type { AccountConfig } from '../src/features/account/account-config.ts';
import type { PasswordHasher } from '../src/features/account/auth-credentials.ts';
import type { ShopFeature, ShopFolders } from '../src/features/shop/shop.feature.ts';
import { buildApp } from '../src/http/app.ts';
import { createLog } from '../src/http/create-log.ts';
import type { PageRenderer } from '../src/http/pages/page-renderer.ts';
import { drawInvoice } from '../src/features/shop/invoices/send-invoice.ts';
import { createMailOutbox, type MailOutbox, type QueuedMail } from '../src/jobs/mail-outbox.ts';
import type { WorkPool } from '../src/threads/work-pool.ts';
import { openBrowser, type Browser } from './browser.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { testPool } from './test-pool.ts';

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly passwordHasher?: PasswordHasher;
  /** Shares the database of another server. */
  readonly testDatabase?: TestDatabase;
  /** Without them, the server has the API alone. */
  readonly pages?: PageRenderer;
  /** Where the shop's products and texts are, instead of `content`. */
  readonly shopFolders?: ShopFolders;
  /** Shorter limits for the language model. */
  readonly modelLimits?: FeaturesParts['modelLimits'];
  /** Instead of a process of its own. */
  readonly startImport?: FeaturesParts['startImport'];
  /** Threads of its own. */
  readonly pool?: WorkPool;
  /** How long the assistant may think about an answer. */
  readonly thinkMs?: number;
  /** Gets all lines of the log. */
  readonly logLines?: string[];
}

/** The real server with accounts on a database of its own; mails are kept instead of sent. */
export interface AccountServer {
  readonly feature: AccountFeature;
  readonly shop: ShopFeature;
  readonly testDatabase: TestDatabase;
  readonly config: AccountConfig;
  browser(host?: string): Browser;
  /** Listens on a free port, for what only shows on the wire. */
  listen(): Promise<string>;
  /** Sends what is due and gives all mails so far, the newest last. */
  mails(): Promise<readonly QueuedMail[]>;
  /** Writes the mails about notifications that are due after this many minutes from now. */
  mailDueIn(minutes: number): Promise<void>;
  /** Path and query of the link in the newest mail to an address. */
  linkTo(recipient: string): Promise<string>;
  /** Measures the trips that wait for it, as a running server does in the background. */
  measureTrips(): Promise<void>;
  close(): Promise<void>;
}

/** The real one is slow on purpose; for tests that do not ask how passwords are kept. */
export const PLAIN_PASSWORDS: PasswordHasher = {
  hash: async (password) => `plain:${password}`,
  verify: async ({ hash, password }) => hash === `plain:${password}`,
};

const TEST_LIMITS = {
  apiPerMinute: 100_000,
  authPerMinute: 100_000,
  pagesPerMinute: 100_000,
  renderingsPerMinute: 100_000,
};

export async function startAccountServer(options: ServerOptions = {}): Promise<AccountServer> {
  const testDatabase = options.testDatabase ?? (await createTestDatabase());
  const pool = options.pool ?? testPool();
  await pool.warm();
  const [{ database }, { logLines }] = [testDatabase, options];
  const log = createLog(
    logLines
      ? { level: 'trace', stream: { write: (line) => void logLines.push(line) } }
      : { level: process.env['TEST_LOG'] ?? 'silent' },
  );
  const config = {
    ...readConfig(options.env ?? {}),
    secret: 'a-secret-that-only-tests-know-0123456789',
  };
  const sent: QueuedMail[] = [];
  const mail = createMailOutbox({
    database,
    log,
    send: async (one) => void sent.push(one),
    draw: (number) => drawInvoice(database.db, number),
  });
  const features = createFeatures({
    config,
    database,
    mail,
    log,
    pool,
    // As long as a busy machine takes.
    thinkMs: options.thinkMs ?? 60_000,
    shopFolders: options.shopFolders,
    passwordHasher: options.passwordHasher,
    modelLimits: options.modelLimits,
    startImport: options.startImport,
  });
  const app = await buildApp({
    ...features.app,
    config,
    database,
    pages: options.pages ?? null,
    log,
    limits: TEST_LIMITS,
  });
  return {
    feature: features.account,
    shop: features.shop,
    testDatabase,
    config,
    browser: (host) => openBrowser(app, host),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    mails: () => flushed(mail, sent),
    mailDueIn: (minutes) => features.notifications.mailDue(new Date(Date.now() + minutes * 60_000)),
    measureTrips: features.measureTrips,
    linkTo: async (recipient) => linkIn(await flushed(mail, sent), recipient),
    close: async () => {
      await app.close();
      await features.close();
      await mail.close();
      if (!options.testDatabase) await testDatabase.drop();
    },
  };
}

/** What the app would know of the session at its start. */
export async function startOf(browser: Browser): Promise<StartState> {
  return (await browser.get('/api/start')).json<StartState>();
}

async function flushed(
  mail: MailOutbox,
  sent: readonly QueuedMail[],
): Promise<readonly QueuedMail[]> {
  await mail.flush();
  return sent;
}

function linkIn(mails: readonly QueuedMail[], recipient: string): string {
  const mail = mails.findLast((one) => one.recipient === recipient);
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`no link was mailed to ${recipient}`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
