import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { BoundingBox } from '../../ports.ts';
import { ProgramFailure, runProgram } from '../run-program.ts';
import { packTiles } from './pack-tiles.ts';

/** Debian's tilemaker brings the rules for OpenMapTiles along. */
const EXAMPLES = '/usr/share/doc/tilemaker/examples';
const RULES = join(EXAMPLES, 'process-openmaptiles.lua');
const CONFIG = join(EXAMPLES, 'config-openmaptiles.json');

const configForm = z.looseObject({
  layers: z.record(z.string(), z.looseObject({ source: z.string().optional() })),
  settings: z.looseObject({}),
});

/** The archive of map tiles of a region. */
export function mapTilesOf(files: string): string {
  return join(files, 'tiles.pmtiles');
}

/** Draws the tiles of a map where tilemaker is there; false where it is not. */
export async function buildTiles(map: string, files: string, box: BoundingBox): Promise<boolean> {
  if (!existsSync(RULES) || !existsSync(CONFIG) || !(await hasTilemaker())) return false;
  const folder = join(files, 'tiles');
  const configFile = join(files, 'tilemaker.json');
  const { config, layers } = await ownConfig();
  await mkdir(folder, { recursive: true });
  await writeFile(configFile, JSON.stringify(config));
  const { west, south, east, north } = box;
  const args = ['--input', map, '--output', folder, '--config', configFile, '--process', RULES];
  await runProgram('tilemaker', [...args, '--bbox', [west, south, east, north].join(',')], {
    cwd: files,
  });
  const attribution = '© OpenStreetMap-Mitwirkende';
  await packTiles(folder, mapTilesOf(files), { box, layers, attribution });
  for (const leftOver of [folder, configFile]) await rm(leftOver, { recursive: true });
  return true;
}

export async function hasTilemaker(): Promise<boolean> {
  try {
    await runProgram('tilemaker', ['--help']);
    return true;
  } catch (error) {
    if (error instanceof ProgramFailure) return false;
    throw error;
  }
}

/** Without the layers that need shapes of the whole world, and in the form that we pack. */
async function ownConfig(): Promise<{ config: object; layers: readonly string[] }> {
  const given = configForm.parse(JSON.parse(await readFile(CONFIG, 'utf8')));
  const layers = Object.entries(given.layers).filter(([, { source }]) => source === undefined);
  return {
    config: {
      ...given,
      layers: Object.fromEntries(layers),
      settings: { ...given.settings, minzoom: 8, maxzoom: 14, basezoom: 14, compress: 'gzip' },
    },
    layers: layers.map(([id]) => id),
  };
}
