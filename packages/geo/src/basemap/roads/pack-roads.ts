import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { headOf } from '../../tiles/pmtiles-head.ts';
import { packDirectories, type TileEntry } from '../../tiles/pmtiles-directory.ts';
import { tileId } from '../../tiles/tile-id.ts';
import { readRoadTable } from '../../roads/road-table.ts';
import { ROAD_LAYERS, roadFeatures } from './road-features.ts';
import { MAX_ROAD_ZOOM, MIN_ROAD_ZOOM, tileRoads, type RoadTile } from './tile-roads.ts';

/** Europe and what lies around it: beyond, the table has no roads. */
const BOX = { west: -32, south: 26, east: 62, north: 72.5 };
const ATTRIBUTION = 'Straßen: Fahrtwind';
/** In the metadata of an archive: the hash of the table that it was made of. */
export const TABLE_KEY = 'fahrtwind:table';

/**
 * The archive data/basemap/roads.pmtiles, made of data/roads/roads.json; tools/basemap/make-roads.mjs calls it.
 *
 * @param file the content of roads.json
 */
export function makeRoadArchive(file: string): Buffer {
  const features = roadFeatures(readRoadTable(JSON.parse(file)));
  const tiles: RoadTile[] = [];
  for (let z = MIN_ROAD_ZOOM; z <= MAX_ROAD_ZOOM; z += 1) tiles.push(...tileRoads(features, z));
  return packRoads(tiles, tableHash(file));
}

/** By it an archive is held against the table. */
export function tableHash(file: string): string {
  return createHash('sha256').update(file).digest('hex');
}

/** Packs tiles into one PMTiles archive. */
export function packRoads(tiles: readonly RoadTile[], table: string): Buffer {
  const sorted = tiles
    .map(({ z, x, y, data }) => ({ id: tileId(z, x, y), data }))
    .toSorted((one, other) => one.id - other.id);
  let offset = 0;
  const entries = sorted.map(({ id, data }): TileEntry => {
    offset += data.length;
    return { id, offset: offset - data.length, length: data.length, run: 1 };
  });
  const { root, leaves } = packDirectories(entries);
  const metadata = gzipSync(
    JSON.stringify({
      name: 'Fahrtwind',
      attribution: ATTRIBUTION,
      vector_layers: ROAD_LAYERS.map((id) => ({ id, fields: {} })),
      [TABLE_KEY]: table,
    }),
  );
  const head = headOf({
    sizes: [root.length, metadata.length, leaves.length, offset],
    counts: [tiles.length, tiles.length, tiles.length],
    zooms: { first: MIN_ROAD_ZOOM, last: MAX_ROAD_ZOOM },
    box: BOX,
  });
  return Buffer.concat([head, root, metadata, leaves, ...sorted.map(({ data }) => data)]);
}
