import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { hasValhalla } from '../route-planners/engines/valhalla-package.ts';
import { hasTilemaker } from './tiles/build-tiles.ts';

/** What importing a map of so many bytes takes, measured on a machine with two cores. */
export interface ImportNeeds {
  readonly seconds: number;
  readonly diskBytes: number;
  readonly memoryBytes: number;
}

const MEGABYTE = 1e6;
/** Reading, building the roads and drawing the tiles take about as long as each other. */
const SECONDS = { start: 15, perMegabyte: 1.4 };
/** The map itself, tiles, roads, and what the programs put down meanwhile. */
const DISK_FACTOR = 5;
const MEMORY = { start: 300 * MEGABYTE, factor: 8 };

export function needsOf(mapBytes: number): ImportNeeds {
  return {
    seconds: Math.round(SECONDS.start + (mapBytes / MEGABYTE) * SECONDS.perMegabyte),
    diskBytes: mapBytes * DISK_FACTOR,
    memoryBytes: MEMORY.start + mapBytes * MEMORY.factor,
  };
}

/** What this machine has. */
export interface ImportMeans {
  /** Null where the file system does not tell. */
  readonly freeBytes: number | null;
  readonly memoryBytes: number;
  /** Whether the programs that build roads and draw tiles are here; the first is fetched if not. */
  readonly hasEngine: boolean;
  readonly hasTilemaker: boolean;
}

const ASK_AGAIN_MS = 60_000;
let tilemaker: { readonly isThere: Promise<boolean>; readonly askedAt: number } | null = null;

/** Asking starts a program, so it is not done for every look at the screen. */
function knowsTilemaker(): Promise<boolean> {
  if (!tilemaker || Date.now() - tilemaker.askedAt > ASK_AGAIN_MS)
    tilemaker = { isThere: hasTilemaker(), askedAt: Date.now() };
  return tilemaker.isThere;
}

export async function readMeans(dataDir: string, valhalla: string): Promise<ImportMeans> {
  const space = existsSync(dataDir) ? await statfs(dataDir).catch(() => null) : null;
  return {
    freeBytes: space ? space.bavail * space.bsize : null,
    memoryBytes: totalmem(),
    hasEngine: hasValhalla(valhalla),
    hasTilemaker: await knowsTilemaker(),
  };
}
