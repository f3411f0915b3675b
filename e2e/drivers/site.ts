import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 15_000;

/** A running Fahrtwind with a data folder of its own. */
export interface Site {
  readonly url: string;
  readonly englishUrl: string;
  readonly mailbox: Mailbox;
  readonly dataDir: string;
  /** What the server has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts the built server as an operator would; `settings` are variables of its environment. */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'fahrtwind-e2e-'));
  const server = spawn(process.execPath, [join(ROOT, 'dist/server/main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...settings }),
  });
  let log = '';
  const keep = (data: Buffer) => {
    log += data.toString();
  };
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  const site: Site = {
    url: `http://localhost:${port}`,
    englishUrl: `http://en.localhost:${port}`,
    mailbox: createMailbox(join(dataDir, 'mails')),
    dataDir,
    log: () => log,
    stop: async () => {
      await end(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  await untilReady(`http://127.0.0.1:${port}/readyz`, server, () => log);
  return site;
}

/** The variables of the test run without those that would change how the server behaves. */
function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TMPDIR } = process.env;
  return {
    PATH,
    HOME,
    LANG,
    TMPDIR,
    NODE_ENV: 'production',
    COOKIE_BANNER: 'when-needed',
    TRUST_PROXY: 'loopback',
    ...settings,
  };
}

async function untilReady(url: string, server: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the server ended at once:\n${log()}`);
    if (await answers(url)) return;
    await sleep(100);
  }
  await end(server);
  throw new Error(`the server did not get ready in time:\n${log()}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGTERM');
  const forced = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(forced);
}
