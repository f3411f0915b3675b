import { join } from 'node:path';
import { runBuiltServer } from '../../tools/run-built-server.mjs';
import { createMailbox, type Mailbox } from './mailbox.ts';

/** A running Fahrtwind with a data folder of its own. */
export interface Site {
  readonly url: string;
  readonly englishUrl: string;
  readonly mailbox: Mailbox;
  stop(): Promise<void>;
}

/** Starts the built server; `settings` are variables of its environment. */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  wantedPort?: number,
): Promise<Site> {
  const quiet = { COOKIE_BANNER: 'when-needed', TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn' };
  const { port, dataDir, stop } = await runBuiltServer({ ...quiet, ...settings }, wantedPort);
  return {
    url: `http://localhost:${port}`,
    englishUrl: `http://en.localhost:${port}`,
    mailbox: createMailbox(join(dataDir, 'mails')),
    stop,
  };
}
