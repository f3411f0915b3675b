import type { StyleSpecification } from 'maplibre-gl';
import type { MapPlace } from '../map-data.ts';

/** From here on people look for streets. */
const STREET_ZOOM = 10;
/** As the server names the sources: the table's roads, and imported regions. */
const ROADS = 'roads';
const REGION = 'region-';

/** Whether only main roads are known where one looks. A map that was configured knows streets everywhere. */
export function hasOnlyMainRoads(
  { sources }: Pick<StyleSpecification, 'sources'>,
  { lng, lat, zoom }: MapPlace,
): boolean {
  if (zoom < STREET_ZOOM || !(ROADS in sources)) return false;
  return !Object.entries(sources).some(([name, source]) => {
    if (!name.startsWith(REGION) || source.type !== 'vector' || !source.bounds) return false;
    const [west, south, east, north] = source.bounds;
    return lng >= west && lng <= east && lat >= south && lat <= north;
  });
}
