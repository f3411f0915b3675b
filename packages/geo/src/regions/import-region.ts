import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BoundingBox } from '../ports.ts';
import { checkMapFile } from './pbf/check-map-file.ts';
import { readFinds, type LocatedFind } from './read-finds.ts';
import type { RegionFolder, Region } from './region-folder.ts';
import { writeRegionFiles } from './region-files.ts';
import { sortFinds } from './sort-finds.ts';

export type ImportStep = 'check' | 'read' | 'engine' | 'routing' | 'tiles';

/** A program that the operator can install is not there. */
export class ProgramMissing extends Error {
  override readonly name = 'ProgramMissing';
}

/** What may be missing at the end, and why. */
export interface ImportOutcome {
  readonly region: Region;
  readonly failures: readonly {
    readonly step: 'engine' | 'routing' | 'tiles';
    readonly error: unknown;
  }[];
}

/** Programs that make the large parts of a region; each may fail by itself. */
export interface RegionBuilders {
  /** Fetches the routing engine, unless it is there. */
  fetchEngine(): Promise<void>;
  buildRouting(map: string, files: string): Promise<void>;
  /** False where the tool for it is missing. */
  buildTiles(map: string, files: string, box: BoundingBox): Promise<boolean>;
}

export interface ImportParts {
  readonly regions: RegionFolder;
  readonly builders: RegionBuilders;
  /** How far a step has got, from 0 to 1. */
  readonly onProgress: (step: ImportStep, share: number) => void;
  readonly now: () => Date;
}

interface ImportOrder {
  readonly name: string;
  readonly map: string;
  /** The file or address that it came from. */
  readonly origin: string;
}

/**
 * Makes a region of a map file: beside the one that may be there, which is replaced in one step at the end. Throws
 * `BadMapFile`, and whatever happens until then, nothing has changed.
 */
export async function importRegion(
  parts: ImportParts,
  { name, map, origin }: ImportOrder,
): Promise<ImportOutcome> {
  const { regions, onProgress, now } = parts;
  const importedAt = now().toISOString();
  const id = `${importedAt.slice(0, 10)}-${randomUUID().slice(0, 8)}`;
  const files = regions.filesOf({ name, id });
  onProgress('check', 0);
  const checked = await checkMapFile(map);
  await mkdir(files, { recursive: true });
  // A process that is told to end leaves nothing half behind.
  const tidyUp = (): void => rmSync(files, { recursive: true, force: true });
  process.once('exit', tidyUp);
  try {
    const finds = await readFinds(map, checked.bytes, (share) => onProgress('read', share));
    const entries = sortFinds(finds);
    await writeRegionFiles(files, entries);
    const box = checked.box ?? boxOf(finds);
    const built = await buildAll(parts, map, files, box);
    const region: Region = {
      format: 1,
      name,
      id,
      importedAt,
      ...(checked.dataAt !== null && { dataAt: checked.dataAt }),
      origin,
      bytes: checked.bytes,
      box,
      counts: {
        places: entries.places.length,
        addresses: entries.streets.reduce((sum, { houses }) => sum + houses.length, 0),
        pois: entries.pois.length,
      },
      ...built.made,
    };
    await regions.publish(region);
    return { region, failures: built.failures };
  } catch (error) {
    await rm(files, { recursive: true, force: true });
    await removeIfEmpty(dirname(files));
    throw error;
  } finally {
    process.off('exit', tidyUp);
  }
}

/** Search works without routes and routes without tiles: what cannot be made is told and left out. */
async function buildAll(
  { builders, onProgress }: ImportParts,
  map: string,
  files: string,
  box: BoundingBox,
): Promise<{
  readonly made: Pick<Region, 'hasRouting' | 'hasTiles' | 'noTilesBecause'>;
  readonly failures: ImportOutcome['failures'];
}> {
  const failures: ImportOutcome['failures'][number][] = [];
  const attempt = async (
    step: 'engine' | 'routing' | 'tiles',
    task: () => Promise<boolean>,
  ): Promise<boolean> => {
    onProgress(step, 0);
    try {
      return await task();
    } catch (error) {
      failures.push({ step, error });
      return false;
    }
  };
  const hasEngine = await attempt('engine', async () => {
    await builders.fetchEngine();
    return true;
  });
  const hasRouting =
    hasEngine &&
    (await attempt('routing', async () => {
      await builders.buildRouting(map, files);
      return true;
    }));
  const hasTiles = await attempt('tiles', async () => {
    if (await builders.buildTiles(map, files, box)) return true;
    throw new ProgramMissing('tilemaker');
  });
  if (hasTiles) return { made: { hasRouting, hasTiles }, failures };
  const isMissing = failures.at(-1)?.error instanceof ProgramMissing;
  const noTilesBecause = isMissing ? 'no-program' : 'failed';
  return { made: { hasRouting, hasTiles, noTilesBecause }, failures };
}

/** The folder of a name that has no region stays empty. */
async function removeIfEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}

function boxOf(finds: readonly LocatedFind[]): BoundingBox {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { lat, lng } of finds) {
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return { west, south, east, north };
}
