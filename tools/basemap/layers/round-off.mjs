import { feature } from '../geometry.mjs';

/** @typedef {import('../geometry.mjs').Feature} Feature */
/** @typedef {import('../geometry.mjs').Line} Line */
/** @typedef {import('../geometry.mjs').Position} Position */

const ROUNDS = 2;

/**
 * Cuts the corners of polygons (Chaikin): the source is coarse, and sharp corners would look more exact than it is.
 * @param {Feature} one
 */
export function roundOff(one) {
  const { geometry, properties } = one;
  if (geometry.type !== 'MultiPolygon') return one;
  const coordinates = geometry.coordinates.map((rings) => rings.map(roundRing));
  return feature({ type: 'MultiPolygon', coordinates }, properties);
}

/** @param {Line} ring */
function roundRing(ring) {
  let line = withoutRepeats(ring);
  for (let round = 0; round < ROUNDS; round += 1) line = line.flatMap(cutCorner);
  const [first] = line;
  return first ? [...line, first] : line;
}

/** @param {Line} ring @returns {Line} open: the last point is not the first again */
function withoutRepeats(ring) {
  return ring.filter(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return x !== nextX || y !== nextY;
  });
}

/** @param {Position} at @param {number} index @param {Line} line @returns {readonly Position[]} */
function cutCorner([x, y], index, line) {
  const [nextX, nextY] = line[(index + 1) % line.length] ?? [x, y];
  return [
    [x * 0.75 + nextX * 0.25, y * 0.75 + nextY * 0.25],
    [x * 0.25 + nextX * 0.75, y * 0.25 + nextY * 0.75],
  ];
}
