import { join } from 'node:path';
import {
  createArchiveBasemap,
  createBundledBasemap,
  createRegionArchives,
  createRegionBasemap,
  createStyleUrlBasemap,
  openFileArchive,
  openRegionFolder,
  openUrlArchive,
  withFallback,
  type Basemap,
  type OnRegionFailure,
  type Outage,
} from '@fahrtwind/geo';
import type { Config } from '../../config/config.ts';
import { projectFolder } from '../../config/project-folder.ts';

export const BUNDLED_ARCHIVE = join(projectFolder, 'data/basemap/world.pmtiles');

/** The map that the configuration asks for; behind it the bundled one, with the imported regions on top. */
export function chooseBasemap(
  config: Pick<Config, 'mapStyleUrl' | 'mapPmtiles' | 'dataDir'>,
  onOutage: (outage: Outage) => void,
  onRegionFailure: OnRegionFailure,
): Basemap {
  const regions = openRegionFolder(join(config.dataDir, 'regions'));
  const world = createBundledBasemap(BUNDLED_ARCHIVE);
  const bundled = createRegionBasemap(world, createRegionArchives(regions, onRegionFailure));
  const configured = configuredBasemap(config);
  if (!configured) return bundled;
  return {
    style: withFallback(
      (wish) => configured.style(wish),
      (wish) => bundled.style(wish),
      onOutage,
    ),
    archive: async (id) => (await bundled.archive(id)) ?? configured.archive(id),
  };
}

function configuredBasemap({
  mapStyleUrl,
  mapPmtiles,
}: Pick<Config, 'mapStyleUrl' | 'mapPmtiles'>): Basemap | null {
  if (mapStyleUrl) return createStyleUrlBasemap(mapStyleUrl);
  if (!mapPmtiles) return null;
  const isAddress = mapPmtiles.includes('://');
  return createArchiveBasemap({
    name: 'pmtiles',
    open: () => (isAddress ? openUrlArchive(mapPmtiles) : openFileArchive(mapPmtiles)),
  });
}
