import { feature } from './geometry.mjs';

/** @typedef {import('./geometry.mjs').Feature} Feature */
/** @typedef {import('./geometry.mjs').Line} Line */
/** @typedef {import('./geometry.mjs').Position} Position */

/** Where most trips of German-speaking users go; here every bay is kept. */
const NEAR = { west: -25, south: 33, east: 46, north: 72 };

const ARCTIC = 66;
const ANTARCTIC = -58;
const POLAR_COARSENESS = 5;

/** @param {Position} position */
export function isNear([lng, lat]) {
  return lng >= NEAR.west && lng <= NEAR.east && lat >= NEAR.south && lat <= NEAR.north;
}

/** @param {import('./geometry.mjs').Geometry} geometry of lines or polygons, by where they begin */
export function touchesEurope({ type, coordinates }) {
  if (type === 'Point') return isNear(coordinates);
  const lines = type === 'MultiLineString' ? coordinates : coordinates.flat();
  return lines.some(([start]) => start && isNear(start));
}

/**
 * Removes points outside Europe, where a line may be off by some hundred meters.
 *
 * @param {Feature} one
 * @param {number} tolerance in degrees
 * @returns {Feature}
 */
export function simplifyFar(one, tolerance) {
  const simplifyLine = (/** @type {Line} */ line) => simplifyFarRuns(line, tolerance);
  const { geometry, properties } = one;
  if (geometry.type === 'MultiLineString') {
    return feature(
      { ...geometry, coordinates: geometry.coordinates.map(simplifyLine) },
      properties,
    );
  }
  if (geometry.type !== 'MultiPolygon') return one;
  const coordinates = geometry.coordinates.map((rings) => rings.map(simplifyLine));
  return feature({ ...geometry, coordinates }, properties);
}

/** The share of the tolerance that applies at a position: none in Europe, more in remote areas. @param {Position} at */
function coarseness(at) {
  if (isNear(at)) return 0;
  return at[1] > ARCTIC || at[1] < ANTARCTIC ? POLAR_COARSENESS : 1;
}

/** @param {Line} line @param {number} tolerance */
function simplifyFarRuns(line, tolerance) {
  /** @type {Position[]} */
  const kept = [];
  let from = 0;
  while (from < line.length) {
    const start = line[from];
    if (!start) break;
    const factor = coarseness(start);
    let to = from;
    while (to + 1 < line.length && coarseness(line[to + 1] ?? start) === factor) to += 1;
    const run = line.slice(from, to + 1);
    kept.push(...(factor === 0 ? run : thinOut(run, tolerance * factor)));
    from = to + 1;
  }
  return kept;
}

/** Douglas–Peucker. @param {Line} line @param {number} tolerance @returns {Line} */
function thinOut(line, tolerance) {
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  keep[line.length - 1] = 1;
  /** @type {[number, number][]} */
  const open = [[0, line.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [first, last] = range;
    const { index, distance } = farthest(line, first, last);
    if (distance <= tolerance) continue;
    keep[index] = 1;
    open.push([first, index], [index, last]);
  }
  return line.filter((_, index) => keep[index] === 1);
}

/** @param {Line} line @param {number} first @param {number} last */
function farthest(line, first, last) {
  const [ax, ay] = line[first] ?? [0, 0];
  const [bx, by] = line[last] ?? [0, 0];
  const length = Math.hypot(bx - ax, by - ay);
  let best = { index: first, distance: 0 };
  for (let index = first + 1; index < last; index += 1) {
    const [x, y] = line[index] ?? [0, 0];
    // A ring ends where it begins, so its chord has no length.
    const distance =
      length === 0
        ? Math.hypot(x - ax, y - ay)
        : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (distance > best.distance) best = { index, distance };
  }
  return best;
}
