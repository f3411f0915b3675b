import type { StartImport } from '@fahrtwind/geo';
import type { AccountConfig } from './features/account/account-config.ts';
import type { Pictures } from './features/files/pictures.ts';
import { createLodgingsFeature } from './features/lodgings/lodgings.feature.ts';
import { createMapFeature } from './features/map/map.feature.ts';
import { createPlacesFeature } from './features/places/places.feature.ts';
import { createImportProcess } from './features/regions/import-process.ts';
import { createRegionImports, type RegionImports } from './features/regions/region-imports.ts';
import { createRegionsFeature } from './features/regions/regions.feature.ts';
import { createRoutesFeature } from './features/routes/routes.feature.ts';
import type { Database } from './db/database.ts';
import type { Log } from './jobs/log.ts';
import type { WorkPool } from './threads/work-pool.ts';

interface GeoParts {
  readonly config: AccountConfig;
  readonly database: Database;
  readonly log: Log;
  readonly pool: WorkPool;
  readonly pictures: Pictures;
  readonly regionImports?: RegionImports | undefined;
  readonly startImport?: StartImport | undefined;
}

/** The map, what is found on it, and the ways between. */
export function createGeo(parts: GeoParts) {
  const { config, database, log, pool, pictures } = parts;
  const startImport = parts.startImport ?? createImportProcess(process.argv[1] ?? '');
  const imports = parts.regionImports ?? createRegionImports(startImport, log);
  const places = createPlacesFeature({ config, database, log });
  const lodgings = createLodgingsFeature({
    config,
    database,
    log,
    finder: places.finder,
    drawPicture: pictures.encodeLodging,
  });
  return {
    places,
    lodgings,
    routes: createRoutesFeature({ config, database, pool, log }),
    map: createMapFeature({ config, log }),
    regions: createRegionsFeature({ config, imports }),
  };
}
