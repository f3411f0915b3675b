import { openFileArchive, type OpenedArchive } from '../tiles/file-archive.ts';
import { createLoadedRegions, type OnRegionFailure } from './loaded-regions.ts';
import type { Region, RegionFolder } from './region-folder.ts';
import { mapTilesOf } from './tiles/build-tiles.ts';

/** The map tiles of the imported regions that have some. */
export function createRegionArchives(
  regions: RegionFolder,
  onFailure: OnRegionFailure,
): () => Promise<readonly OpenedArchive[]> {
  const loaded = createLoadedRegions(regions, openArchives, onFailure);
  return async () => (await loaded()).flat();
}

async function openArchives(
  files: string,
  { hasTiles }: Region,
): Promise<readonly OpenedArchive[]> {
  return hasTiles ? [await openFileArchive(mapTilesOf(files))] : [];
}
