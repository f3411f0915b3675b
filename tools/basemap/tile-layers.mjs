import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { gzipSync } from 'node:zlib';

/** @typedef {import('./geometry.mjs').Feature} Feature */
/**
 * @typedef {object} Layer
 * @property {string} name
 * @property {readonly Feature[]} features a property `minZoom` says from which tiles on they are there
 * @property {number} [farTolerance] how far lines may be off outside of Europe, in degrees
 * @property {number} [tolerance] how far lines may be off in the most detailed tiles, in units of a tile
 */
/** @typedef {{ readonly z: number, readonly x: number, readonly y: number, readonly data: Buffer }} Tile */

/** A tile unit at this zoom is 76 m at the equator, half a pixel at zoom 9. */
export const MAX_ZOOM = 7;
export const EXTENT = 4096;
/** Lines extend beyond their tile, so that no line cap shows at its edge. */
const BUFFER = 48;
/** From this zoom on, tiles are as exact as their layer asks. */
const DETAIL_ZOOM = MAX_ZOOM;
/** Half a pixel: invisible, and it keeps tiles of low zooms small. */
const OVERVIEW_TOLERANCE = 4;

/**
 * Cuts layers into vector tiles.
 *
 * @param {readonly Layer[]} layers the order in which they stand in the tiles
 * @returns {Generator<Tile>} those that have something in them
 */
export function* tileLayers(layers) {
  const indexes = layers.map((layer) => ({
    layer,
    overview: createIndex(layer, OVERVIEW_TOLERANCE),
    detail: createIndex(layer, layer.tolerance ?? OVERVIEW_TOLERANCE),
  }));
  for (let z = 0; z <= MAX_ZOOM; z += 1) {
    for (let x = 0; x < 2 ** z; x += 1) {
      for (let y = 0; y < 2 ** z; y += 1) {
        const parts = indexes.flatMap(({ layer, overview, detail }) => {
          const tile = (z < DETAIL_ZOOM ? overview : detail).getTile(z, x, y);
          const features = (tile?.features ?? []).filter((/** @type {{ tags?: any }} */ one) =>
            isThere(one.tags, z),
          );
          return features.length > 0 ? [[layer.name, { features: features.map(withoutZoom) }]] : [];
        });
        if (parts.length === 0) continue;
        const pbf = fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent: EXTENT });
        yield { z, x, y, data: gzipSync(pbf, { level: 9 }) };
      }
    }
  }
}

/** @param {Layer} layer @param {number} tolerance */
function createIndex({ features }, tolerance) {
  const isPoints = features[0]?.geometry.type === 'Point';
  return new GeoJSONVT(
    { type: 'FeatureCollection', features: structuredClone(features) },
    {
      // The library does not simplify at its last zoom.
      maxZoom: MAX_ZOOM + 1,
      indexMaxZoom: 4,
      tolerance,
      extent: EXTENT,
      buffer: isPoints ? 0 : BUFFER,
    },
  );
}

/**
 * The labels of the next zoom are needed while a tile is shown enlarged.
 *
 * @param {Readonly<Record<string, unknown>> | null | undefined} tags
 * @param {number} z
 */
function isThere(tags, z) {
  const minZoom = Number(tags?.minZoom ?? 0);
  return z === MAX_ZOOM || minZoom <= ('zoom' in (tags ?? {}) ? z + 1 : z);
}

/** @template {{ tags?: any }} T @param {T} one @returns {T} */
function withoutZoom(one) {
  const { minZoom: _, ...tags } = one.tags ?? {};
  return { ...one, tags };
}
