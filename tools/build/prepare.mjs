import { join } from 'node:path';
import { ensureInstalled } from '../ensure-installed.mjs';
import { buildIfStale } from './build-project.mjs';
import { withLock } from './lock.mjs';

/**
 * Installs and builds what is missing or stale; several processes may ask for it at once.
 *
 * @param {string} root
 * @param {{ isBuilding?: boolean }} [options]
 */
export async function prepare(root, { isBuilding = true } = {}) {
  await withLock(join(root, 'dist/.lock'), async () => {
    ensureInstalled(root, () => console.error('Installiere, was fehlt …'));
    if (isBuilding) await buildIfStale(root, (line) => console.error(line));
  });
}
