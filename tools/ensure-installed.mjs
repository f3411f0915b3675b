import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the dependencies if they are missing or belong to another lock file.
 *
 * @param {string} root
 * @param {(line: string) => void} [say]
 * @returns {boolean} whether something had to be installed
 */
export function ensureInstalled(root, say = console.log) {
  if (isInstalled(root)) return false;
  say('Installing the dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    timeout: 10 * 60_000,
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    throw new Error(`npm ci failed:\n${run.stdout ?? ''}${run.stderr ?? ''}`);
  }
  return true;
}

/**
 * @typedef {object} Package
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 */

/**
 * Compares the lock file with the one that npm writes at the end of an installation, package by package, because an
 * installation may be interrupted or come from another machine.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (!installed || !wanted) return false;
  const isRight = Object.entries(installed).every(([path, { version, integrity, os, cpu }]) => {
    const lock = wanted[path];
    const isSame = lock && lock.version === version && lock.integrity === integrity;
    return isSame && fits(os, process.platform) && fits(cpu, process.arch);
  });
  return (
    isRight &&
    Object.entries(wanted).every(([path, one]) => path in installed || isExtra(path, one))
  );
}

/**
 * The root itself, and packages that npm omits on this platform.
 *
 * @param {string} path
 * @param {Package} one
 */
function isExtra(path, { optional, devOptional }) {
  return !path.includes('node_modules/') || Boolean(optional ?? devOptional);
}

/**
 * @param {readonly string[] | undefined} allowed
 * @param {string} actual
 */
function fits(allowed, actual) {
  if (!allowed) return true;
  return (
    allowed.includes(actual) || allowed.some((one) => one.startsWith('!') && one !== `!${actual}`)
  );
}

/**
 * @param {string} path
 * @returns {Readonly<Record<string, Package>> | null}
 */
function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null;
}
