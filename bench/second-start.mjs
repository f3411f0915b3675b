import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../tools/run-built-server.mjs';
import { median, table } from './table.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const LIMIT_MS = 3000;
const STARTS = 5;
/** Files that a start creates and a second one must not change. */
const MADE = ['dist/.built-from', 'dist/server/main.js', 'node_modules/.package-lock.json'];
const MADE_IN_DATA = ['secret', 'postgres-password', 'postgres/cluster/PG_VERSION'];

/** @typedef {{ ms: number, processorMs: number }} Start */

/** `npm start` with everything in place until it responds, compared with the first start in an empty data folder. */
export async function secondStart() {
  const dataDir = await mkdtemp(join(tmpdir(), 'fahrtwind-start-'));
  // Started as root, PostgreSQL runs as another user, who needs access to this folder.
  await chmod(dataDir, 0o755);
  try {
    const first = await start(dataDir);
    const made = await timesOf(dataDir);
    /** @type {Start[]} */
    const later = [];
    for (let number = 0; number < STARTS; number += 1) later.push(await start(dataDir));
    return report(first, later, made === (await timesOf(dataDir)));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * @param {string} dataDir
 * @returns {Promise<Start>}
 */
async function start(dataDir) {
  const port = await freePort();
  const { PATH, HOME, LANG, TMPDIR } = process.env;
  const env = { PATH, HOME, LANG, TMPDIR, HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const begin = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'tools/start.mjs')], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...env, PORT: String(port), DATA_DIR: dataDir },
  });
  const ended = once(child, 'exit');
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error('the server ended at once');
      await sleep(10);
    }
    return { ms: performance.now() - begin, processorMs: await processorMs(child.pid) };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** @param {number} port */
async function isReady(port) {
  const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return reply?.ok === true;
}

/**
 * The processor time of the process; unlike the clock it does not depend on other load on the machine.
 *
 * @param {number | undefined} pid
 */
async function processorMs(pid) {
  if (process.platform !== 'linux') return Number.NaN;
  // After the name in parentheses, user and system time are fields 14 and 15, in hundredths of a second.
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** @param {string} dataDir */
async function timesOf(dataDir) {
  const files = [
    ...MADE.map((name) => join(ROOT, name)),
    ...MADE_IN_DATA.map((name) => join(dataDir, name)),
  ];
  const found = await Promise.all(files.map((file) => stat(file)));
  return found.map(({ mtimeMs, ino }) => `${mtimeMs} ${ino}`).join();
}

/**
 * @param {Start} first
 * @param {readonly Start[]} later
 * @param {boolean} isUntouched
 */
function report(first, later, isUntouched) {
  const ms = median(later.map((one) => one.ms));
  const slowest = Math.max(...later.map((one) => one.ms));
  const processor = median(later.map((one) => one.processorMs));
  console.log(
    table([
      ['npm start until it answers', 'median', 'slowest', 'processor', 'limit'],
      ['with an empty data folder', seconds(first.ms), '', seconds(first.processorMs), ''],
      ['again', seconds(ms), seconds(slowest), seconds(processor), seconds(LIMIT_MS)],
    ]),
  );
  console.log(isUntouched ? 'nothing was made again' : 'SOMETHING WAS MADE AGAIN');
  console.log(`ratio: ${(ms / LIMIT_MS).toFixed(2)} of the limit`);
  return ms <= LIMIT_MS && isUntouched;
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(2)} s`;
}
