import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { valhallaConfig } from '../route-planners/engines/valhalla-config.ts';
import { tileBuilder } from '../route-planners/engines/valhalla-package.ts';
import { runProgram } from './run-program.ts';

/** Where the routing tiles of a region lie. */
export function routingTilesOf(files: string): string {
  return join(files, 'valhalla');
}

/**
 * Makes the routing tiles of a map file. The builder wipes its folder when it fails, so it gets a new one; the
 * configuration beside it is needed for the build only.
 */
export async function buildRouting(valhalla: string, map: string, files: string): Promise<void> {
  const tiles = routingTilesOf(files);
  const configFile = join(files, 'valhalla.json');
  await mkdir(tiles, { recursive: true });
  await writeFile(configFile, JSON.stringify(valhallaConfig(tiles, availableParallelism())));
  await runProgram(tileBuilder(valhalla), ['-c', configFile, map], { cwd: files });
  for (const leftOver of [configFile, join(files, 'duplicateways.txt')]) {
    await rm(leftOver, { force: true });
  }
}
