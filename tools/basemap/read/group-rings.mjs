import { isInside, signedArea } from '../geometry.mjs';

/** @typedef {import('../geometry.mjs').Line} Line */

/**
 * Assigns holes to their polygons. A shapefile lists all rings of a shape in sequence; outer rings run clockwise.
 *
 * @param {readonly Line[]} rings
 * @returns {readonly (readonly Line[])[]}
 */
export function groupRings(rings) {
  const outer = rings
    .filter((ring) => signedArea(ring) < 0)
    .map((ring) => ({ ring, holes: /** @type {Line[]} */ ([]), box: boxOf(ring) }));
  for (const hole of rings.filter((ring) => signedArea(ring) > 0)) {
    const [start] = hole;
    if (!start) continue;
    const [x, y] = start;
    outer
      .find(
        ({ ring, box }) =>
          x >= box.west &&
          x <= box.east &&
          y >= box.south &&
          y <= box.north &&
          isInside(start, ring),
      )
      ?.holes.push(hole);
  }
  return outer.map(({ ring, holes }) => [ring, ...holes]);
}

/** @param {Line} ring */
function boxOf(ring) {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const [x, y] of ring) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return box;
}
