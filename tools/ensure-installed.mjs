import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Says for which lock file node_modules was installed; npm itself leaves no such mark. */
const STAMP = 'node_modules/.installed-for';

/**
 * Installs the dependencies if they are missing or belong to another lock file.
 *
 * @param {string} root
 * @param {(line: string) => void} [say]
 * @returns {boolean} whether something had to be installed
 */
export function ensureInstalled(root, say = console.log) {
  const fingerprint = fingerprintOf(root);
  if (isInstalled(root, fingerprint)) return false;
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
  writeFileSync(join(root, STAMP), fingerprint);
  return true;
}

/**
 * @param {string} root
 * @param {string} fingerprint
 */
function isInstalled(root, fingerprint) {
  const stamp = join(root, STAMP);
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === fingerprint;
  // Installed by hand with npm: good when that happened after the lock file was last written.
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  if (statSync(installed).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs) return false;
  writeFileSync(stamp, fingerprint);
  return true;
}

/** @param {string} root */
function fingerprintOf(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const abi = `${process.platform}-${process.arch}-${process.versions.modules}`;
  return createHash('sha256').update(lock).update(abi).digest('hex');
}
