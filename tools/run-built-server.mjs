import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
// As in `npm start`: without them Node lets garbage of hundreds of megabytes wait, because the machine has room.
const MEMORY_FLAGS = ['--max-old-space-size=768', '--max-semi-space-size=8'];
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 25_000;

/**
 * @typedef {object} BuiltServer
 * @property {number} port
 * @property {string} dataDir
 * @property {() => string} log what the server has printed so far
 * @property {() => Promise<void>} stop ends it and removes its data folder
 */

/**
 * Starts the built server as an operator would, in an empty data folder and in as many processes as there are cores.
 *
 * @param {Readonly<Record<string, string>>} settings variables of its environment
 * @param {number} [wantedPort] any free one when missing
 * @returns {Promise<BuiltServer>}
 */
export async function runBuiltServer(settings, wantedPort) {
  const port = wantedPort ?? (await freePort());
  const dataDir = await mkdtemp(join(tmpdir(), 'fahrtwind-run-'));
  // Started as root, PostgreSQL runs as another user, who needs access to this folder.
  await chmod(dataDir, 0o755);
  // Nothing in the caller's environment may change how the server behaves.
  const { PATH, HOME, LANG, TMPDIR } = process.env;
  const own = { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [...MEMORY_FLAGS, join(ROOT, 'dist/server/main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, LANG, TMPDIR, ...own, ...settings },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      log += String(data);
    });
  }
  const stop = async () => {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`, child);
  } catch (error) {
    await stop();
    throw new Error(`${String(error)}\n${log}`, { cause: error });
  }
  return { port, dataDir, log: () => log, stop };
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 */
async function untilReady(url, child) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('the server ended at once');
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await sleep(100);
  }
  throw new Error('the server did not get ready in time');
}

/** @param {import('node:child_process').ChildProcess} child */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const forced = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(forced);
}

/**
 * A free port of the loopback interface.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
