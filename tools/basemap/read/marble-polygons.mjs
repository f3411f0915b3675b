import { readFileSync } from 'node:fs';
import { feature } from '../geometry.mjs';

/** @typedef {import('../geometry.mjs').Feature} Feature */
/** @typedef {import('../geometry.mjs').Position} Position */

const VERSION = 2;
/** Half minutes of arc. */
const STEPS_PER_DEGREE = 120;
const HOLE = 3;
const COLLECTION = 4;

/**
 * Reads polygons of a `.pn2` file, the Marble globe's format for Natural Earth: big-endian, absolute nodes, each
 * followed by some relative ones. A collection is followed by its members, which look like any other record.
 *
 * @param {string} path
 * @returns {readonly Feature[]}
 */
export function readMarblePolygons(path) {
  const file = readFileSync(path);
  let at = 0;
  const byte = () => file.readUInt8((at += 1) - 1);
  const step = () => file.readInt8((at += 1) - 1);
  const short = () => file.readInt16BE((at += 2) - 2);
  const long = () => file.readUInt32BE((at += 4) - 4);
  if (byte() !== VERSION) throw new Error(`${path} is no pn2 file of version ${VERSION}`);
  at += 4;
  if (byte() !== 0) throw new Error(`${path} has colours, which are not read`);
  /** @type {Position[][][]} */
  const polygons = [];
  while (at < file.length) {
    const flag = byte();
    at += 4;
    if (flag === COLLECTION) {
      at += 1;
      continue;
    }
    const ring = readRing(long());
    if (flag === HOLE) polygons.at(-1)?.push(ring);
    else polygons.push([ring]);
  }
  return polygons.map((polygon) => feature({ type: 'MultiPolygon', coordinates: [polygon] }));

  /** @param {number} nodes @returns {Position[]} */
  function readRing(nodes) {
    /** @type {Position[]} */
    const ring = [];
    for (let node = 0; node < nodes; node += 1) {
      const lat = short();
      const lng = short();
      ring.push([lng / STEPS_PER_DEGREE, lat / STEPS_PER_DEGREE]);
      for (let children = short(); children > 0; children -= 1) {
        const childLat = lat + step();
        ring.push([(lng + step()) / STEPS_PER_DEGREE, childLat / STEPS_PER_DEGREE]);
      }
    }
    return ring;
  }
}
