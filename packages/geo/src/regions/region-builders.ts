import { buildRouting } from './build-routing.ts';
import type { RegionBuilders } from './import-region.ts';
import { installValhalla } from './install-valhalla.ts';
import { buildTiles } from './tiles/build-tiles.ts';

/** The real programs; Valhalla lies in a folder of its own. */
export function createRegionBuilders(valhalla: string): RegionBuilders {
  return {
    fetchEngine: () => installValhalla(valhalla),
    buildRouting: (map, files) => buildRouting(valhalla, map, files),
    buildTiles,
  };
}
