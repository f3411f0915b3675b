import { spawn } from 'node:child_process';

/** Enough for a report of failures, too little to fill the memory. */
const MAX_OUTPUT = 200_000;

/**
 * @typedef {object} Outcome
 * @property {boolean} ok
 * @property {boolean} timedOut
 * @property {string} output what the command printed, the newest part of it when it is long
 */

/** @type {Set<number>} */
const running = new Set();

/**
 * Runs a command quietly; when it takes too long, ends it with all its child processes.
 *
 * @param {readonly string[]} command
 * @param {{ cwd: string, limitMs: number, env?: Readonly<Record<string, string>> }} options
 * @returns {Promise<Outcome>}
 */
export function runCommand([file = '', ...args], { cwd, limitMs, env = {} }) {
  return new Promise((resolve) => {
    let output = '';
    let timedOut = false;
    const child = spawn(file, args, {
      cwd,
      // Its own process group, so that the browsers and databases it started end with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', CI: '1', ...env },
    });
    const keep = (/** @type {Buffer} */ data) => {
      output = (output + data.toString()).slice(-MAX_OUTPUT);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    if (child.pid) running.add(child.pid);
    const timer = setTimeout(() => {
      timedOut = true;
      endGroup(child.pid);
    }, limitMs);
    const settle = (/** @type {boolean} */ ok) => {
      clearTimeout(timer);
      if (child.pid) running.delete(child.pid);
      resolve({ ok: ok && !timedOut, timedOut, output });
    };
    child.on('error', (error) => {
      output += String(error);
      settle(false);
    });
    child.on('close', (code) => settle(code === 0));
  });
}

/** Ends every running command, for example on Ctrl+C. */
export function endAll() {
  for (const pid of running) endGroup(pid);
}

/** @param {number | undefined} pid */
function endGroup(pid) {
  if (!pid) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // The group may have ended by itself at this moment.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
