import { readFileSync } from 'node:fs';

/** @typedef {import('../geometry.mjs').Position} Position */
/** @typedef {readonly (readonly (readonly number[])[])[]} ArcPolygons */
/**
 * @typedef {object} Country
 * @property {string} code ISO 3166-1 numeric
 * @property {string} name
 * @property {readonly (readonly Position[])[]} rings the outer rings
 */

/**
 * Reads the outer rings of the countries in a TopoJSON file of world-atlas.
 *
 * @param {string} path
 * @returns {readonly Country[]}
 */
export function readCountries(path) {
  const { arcs, transform, objects } = JSON.parse(readFileSync(path, 'utf8'));
  const lines = arcs.map((/** @type {Position[]} */ arc) => decode(arc, transform));
  const ring = (/** @type {readonly number[]} */ indexes) =>
    indexes.flatMap((index) => (index < 0 ? lines[~index].toReversed() : lines[index]));
  return objects.countries.geometries.map(
    (/** @type {{ id?: string, type: string, arcs: any, properties: { name: string } }} */ one) => {
      /** @type {ArcPolygons} */
      const polygons = one.type === 'Polygon' ? [one.arcs] : (one.arcs ?? []);
      const rings = polygons.map(([outer = []]) => ring(outer));
      return { code: one.id ?? '', name: one.properties.name, rings };
    },
  );
}

/**
 * @param {readonly Position[]} arc whose points are relative to the one before
 * @param {{ scale: Position, translate: Position }} transform
 * @returns {Position[]}
 */
function decode(arc, { scale, translate }) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}
