import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The checkout: sources and the built server lie at different depths of it. */
export const projectFolder = climb(import.meta.dirname);

export const migrationsFolder = join(projectFolder, 'packages/server/migrations');

function climb(folder: string): string {
  if (existsSync(join(folder, 'packages/server/migrations'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('packages/server/migrations is missing');
  return climb(parent);
}
