import { join } from 'node:path';
import { ensureInstalled } from '../ensure-installed.mjs';
import { buildIfStale } from './build-project.mjs';
import { withLock } from './lock.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// Ending by process.exit gives back the lock and takes the programs of the build along.
const end = () => process.exit(1);

/**
 * Installs and builds what is missing or stale; several processes may ask for it at once.
 *
 * @param {string} root
 * @param {{ isBuilding?: boolean }} [options]
 */
export async function prepare(root, { isBuilding = true } = {}) {
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    await withLock(join(root, 'dist/.lock'), async () => {
      ensureInstalled(root, () => console.error('Installiere, was fehlt …'));
      if (isBuilding) await buildIfStale(root, (line) => console.error(line));
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}
