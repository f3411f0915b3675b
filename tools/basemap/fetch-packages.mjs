import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from './sources.mjs';

/** @typedef {import('./sources.mjs').Package} Package */

/**
 * Downloads and unpacks the missing packages.
 *
 * @param {string} folder
 * @returns {Readonly<Record<keyof typeof PACKAGES, string>>} where each was unpacked
 */
export function fetchPackages(folder) {
  /** @type {Record<string, string>} */
  const places = {};
  for (const [key, wanted] of Object.entries(PACKAGES)) {
    const place = join(folder, key);
    const unpacked = join(place, 'unpacked');
    mkdirSync(unpacked, { recursive: true });
    const file = find(place) ?? download(place, wanted);
    check(file, wanted);
    if (wanted.kind === 'apt') execFileSync('dpkg-deb', ['-x', file, unpacked]);
    else execFileSync('tar', ['-xzf', file, '-C', unpacked]);
    places[key] = unpacked;
  }
  return /** @type {Record<keyof typeof PACKAGES, string>} */ (places);
}

/** @param {string} place */
function find(place) {
  const name = existsSync(place) && readdirSync(place).find((one) => /\.(deb|tgz)$/.test(one));
  return name ? join(place, name) : null;
}

/** @param {string} place @param {Package} wanted */
function download(place, { kind, name, version }) {
  const [command, args] =
    kind === 'apt'
      ? ['apt-get', ['download', `${name}=${version}`]]
      : ['npm', ['pack', '--silent', `${name}@${version}`]];
  execFileSync(command, args, { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] });
  const file = find(place);
  if (!file) throw new Error(`${name} ${version} was not downloaded`);
  return file;
}

/** @param {string} file @param {Package} wanted */
function check(file, { name, version, sha256 }) {
  const found = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (found !== sha256) throw new Error(`${name} ${version} is not the file this map is made of`);
}
