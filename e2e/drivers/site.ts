import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { runBuiltServer } from '../../tools/run-built-server.mjs';
import { createMailbox, type Mailbox } from './mailbox.ts';

/** A running Fahrtwind with its own data folder. */
export interface Site {
  readonly url: string;
  readonly englishUrl: string;
  readonly mailbox: Mailbox;
  /** For what only time brings about, such as an account that is a month old. */
  database(statement: string, values: readonly string[]): Promise<void>;
  /** Every variant of every product is there, in plenty. */
  fillsShelf(): Promise<void>;
}

/** Whose account moderates, once its address is confirmed. */
export const MODERATOR = 'moderation@reise.example';

/** The person in ADMINS, who runs the shop once the address is confirmed. */
export const SHOPKEEPER = 'laden@reise.example';

/** What an operator has to say before orders are taken. */
export const OPEN_SHOP = {
  ADMINS: SHOPKEEPER,
  OPERATOR_NAME: 'Fahrtwind Probe GmbH',
  OPERATOR_STREET: 'Probestraße 1',
  OPERATOR_CITY: '80331 München',
  OPERATOR_COUNTRY: 'Deutschland',
  OPERATOR_EMAIL: 'laden@fahrtwind.example',
  OPERATOR_REGISTER: 'Amtsgericht München, HRB 4711',
  OPERATOR_VAT_ID: 'DE123456789',
  OPERATOR_IBAN: 'DE02120300000000202051',
};

const QUIET = {
  MODERATORS: MODERATOR,
  COOKIE_BANNER: 'when-needed',
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'warn',
};

interface OwnSite extends Site {
  stop(): Promise<void>;
}

/** Starts the built server, in one process, for journeys that need it otherwise; `settings` are variables of its environment. */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  wantedPort?: number,
): Promise<OwnSite> {
  const own = { ...QUIET, PROCESSES: '1', ...settings };
  const { port, dataDir, stop } = await runBuiltServer(own, wantedPort);
  return { ...siteAt(port, dataDir), stop };
}

const SHARED = 'FAHRTWIND_SHARED_SITE';

/**
 * Starts the site that all workers share: people do not meet there unless they invite each other. Two processes serve it,
 * whatever machine the journeys run on.
 */
export async function shareSite(): Promise<() => Promise<void>> {
  const { port, dataDir, stop } = await runBuiltServer({ ...QUIET, ...OPEN_SHOP, PROCESSES: '2' });
  await siteAt(port, dataDir).fillsShelf();
  // The workers are children of this process, and are started later.
  process.env[SHARED] = `${port} ${dataDir}`;
  return stop;
}

export function sharedSite(): Site {
  const [port = '', dataDir = ''] = (process.env[SHARED] ?? '').split(' ');
  return siteAt(Number(port), dataDir);
}

function siteAt(port: number, dataDir: string): Site {
  return {
    url: `http://localhost:${port}`,
    englishUrl: `http://en.localhost:${port}`,
    mailbox: createMailbox(join(dataDir, 'mails')),
    database: (statement, values) => runStatement(dataDir, statement, values),
    fillsShelf: async () =>
      runStatement(
        dataDir,
        `insert into shop_stock (variant_id, stock) select unnest($1::text[]), 1000
         on conflict (variant_id) do update set stock = 1000`,
        [`{${(await variantIds()).join(',')}}`],
      ),
  };
}

async function variantIds(): Promise<readonly string[]> {
  const folder = join(import.meta.dirname, '../../content/products');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const products = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
  return products.flatMap(({ variants }) => variants.map(({ id }: { id: string }) => id));
}

async function runStatement(
  dataDir: string,
  statement: string,
  values: readonly string[],
): Promise<void> {
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim();
  const host = join(dataDir, 'postgres');
  const client = new Client({ host, user: 'fahrtwind', database: 'fahrtwind', password });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
