import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the build reads. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'content',
  'tools/build',
  'tools/precompress.mjs',
  'packages/assistant',
  'packages/domain',
  'packages/contract',
  'packages/geo',
  'packages/server/package.json',
  'packages/server/rolldown.config.ts',
  'packages/server/src',
  'packages/web',
];

const LEFT_OUT = /(^node_modules|\.test\.[a-z]+|\.tsbuildinfo)$/;

/**
 * A hash of all sources.
 *
 * @param {string} root
 */
export function fingerprintSources(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, root, source);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 */
function addTo(hash, root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isFile()) {
    const content = readFileSync(full);
    hash.update(`${path}\0${content.length}\0`).update(content);
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (!LEFT_OUT.test(name)) addTo(hash, root, `${path}/${name}`);
  }
}
