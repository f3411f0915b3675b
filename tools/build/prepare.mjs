import { join } from 'node:path';
import { ensureInstalled } from '../ensure-installed.mjs';
import { buildIfStale } from './build-project.mjs';
import { withLock } from './lock.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// process.exit releases the lock and ends the build's child processes.
const end = () => process.exit(1);

/**
 * Installs and builds what is missing or stale; several processes may call it at once.
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
