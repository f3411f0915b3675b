import { join } from 'node:path';
import {
  createArchiveBasemap,
  createBundledBasemap,
  createRegionArchives,
  createRegionBasemap,
  createRoadArchive,
  createRoadBasemap,
  createStyleUrlBasemap,
  loadRoadTable,
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
/** The roads of the table, as tiles. */
export const ROAD_ARCHIVE = join(projectFolder, 'data/basemap/roads.pmtiles');

interface Listeners {
  readonly onOutage: (outage: Outage) => void;
  readonly onRegionFailure: OnRegionFailure;
  readonly onRoadFailure: (error: unknown) => void;
}

/** The map that the configuration asks for; behind it the bundled one, with the imported regions on top. */
export function chooseBasemap(
  config: Pick<Config, 'mapStyleUrl' | 'mapPmtiles' | 'dataDir'>,
  { onOutage, onRegionFailure, onRoadFailure }: Listeners,
): Basemap {
  const regions = openRegionFolder(join(config.dataDir, 'regions'));
  const archives = createRegionArchives(regions, onRegionFailure);
  const roads = createRoadArchive({
    path: ROAD_ARCHIVE,
    table: () => loadRoadTable(join(projectFolder, 'data/roads')),
    regions: archives,
    onFailure: onRoadFailure,
  });
  const world = createRoadBasemap(createBundledBasemap(BUNDLED_ARCHIVE), roads);
  const bundled = createRegionBasemap(world, archives);
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
