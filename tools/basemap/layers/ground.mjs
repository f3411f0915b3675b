import { join } from 'node:path';
import { feature, signedArea } from '../geometry.mjs';
import { readMarblePolygons } from '../read/marble-polygons.mjs';
import { readShapefile } from '../read/shapefile.mjs';
import { roundOff } from './round-off.mjs';
import { touchesEurope } from '../simplify-far.mjs';

/** @typedef {import('../geometry.mjs').Feature} Feature */
/** @typedef {import('../tile-layers.mjs').Layer} Layer */

const LAKE = /Lake|Reservoir/;
/** Natural Earth's rank: 0 for the largest. */
const LAST_FAR_LAKE = 7;
/** Twice the area in square degrees; Lake Superior has half as much. */
const INLAND_SEA = 40;

/**
 * Land, lakes, ice and towns.
 *
 * @param {{ readonly magics: string, readonly marble: string }} folders
 * @returns {readonly Layer[]}
 */
export function groundLayers({ magics, marble }) {
  const land = readShapefile(join(magics, '10m/ne_10m_land')).map(withoutLakes);
  const lakes = readShapefile(join(magics, '10m/ne_10m_ocean')).flatMap(asLake);
  const ice = readMarblePolygons(join(marble, 'naturalearth/ne_50m_glaciated_areas.pn2'));
  const urban = readMarblePolygons(join(marble, 'naturalearth/ne_50m_urban_areas.pn2'));
  return [
    { name: 'land', features: land, tolerance: 2, farTolerance: 0.007 },
    { name: 'lake', features: lakes, tolerance: 2, farTolerance: 0.007 },
    {
      name: 'ice',
      features: ice.filter(isNorthOfAntarctica).map(roundOff).map(from(3)),
      farTolerance: 0.02,
    },
    { name: 'urban', features: urban.filter(isNoSpeck).map(roundOff).map(from(5)) },
  ];
}

/**
 * In the source lakes are holes in the land; here they are drawn on top. Only the Caspian Sea is not a lake there.
 *
 * @param {Feature} one
 */
function withoutLakes({ geometry }) {
  if (geometry.type !== 'MultiPolygon') throw new Error('land is made of polygons');
  const coordinates = geometry.coordinates.map((polygon) => [
    ...polygon.slice(0, 1),
    ...polygon.slice(1).filter((hole) => Math.abs(signedArea(hole)) > INLAND_SEA),
  ]);
  return feature({ type: 'MultiPolygon', coordinates });
}

/** The source stores lakes with the oceans. @param {Feature} one @returns {readonly Feature[]} */
function asLake({ geometry, properties }) {
  const rank = Number(properties.scaleran_2);
  if (!LAKE.test(String(properties.featurec_2))) return [];
  if (rank > LAST_FAR_LAKE && !touchesEurope(geometry)) return [];
  return [feature(geometry, { minZoom: lakeZoom(rank) })];
}

/** @param {number} rank */
function lakeZoom(rank) {
  return rank <= 1 ? 0 : Math.min(6, rank);
}

/** @param {number} minZoom @returns {(one: Feature) => Feature} */
function from(minZoom) {
  return ({ geometry }) => feature(geometry, { minZoom });
}

/** Antarctica is all ice and has no roads. @param {Feature} one */
function isNorthOfAntarctica({ geometry }) {
  return geometry.type === 'MultiPolygon' && (geometry.coordinates[0]?.[0]?.[0]?.[1] ?? 0) > -60;
}

/** @param {Feature} one */
function isNoSpeck({ geometry }) {
  return (
    geometry.type === 'MultiPolygon' &&
    geometry.coordinates.some(([outer = []]) => Math.abs(signedArea(outer)) > 0.004)
  );
}
