import { openFileArchive, type OpenedArchive } from '../basemap/file-archive.ts';
import { createLoadedRegions } from './loaded-regions.ts';
import type { RegionFolder } from './region-folder.ts';
import { mapTilesOf } from './tiles/build-tiles.ts';

/** The map tiles of the imported regions that have some. */
export function createRegionArchives(
  regions: RegionFolder,
): () => Promise<readonly OpenedArchive[]> {
  const loaded = createLoadedRegions(regions, async (files, { hasTiles }) =>
    hasTiles ? await openFileArchive(mapTilesOf(files)) : null,
  );
  return async () => (await loaded()).flatMap((archive) => archive ?? []);
}
