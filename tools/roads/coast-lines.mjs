import { kmBetween } from './geometry.mjs';

/**
 * Draws roads along coasts on land: the straight line between two places may run through a bay.
 *
 * @typedef {{ lat: number, lng: number }} Point
 * @typedef {object} Land
 * @property {(point: Point) => boolean} isLand
 * @property {number} step in degrees
 */

/** Rivers and harbours are narrower; the map of land is no finer. */
const WET_KM = 6;
/** A bridge is drawn only where the way around on land is so many times longer. */
const WATER_COST = 8;
/** How far beyond its ends a line may swing, in cells. */
const MARGIN = 14;
const SAMPLE_KM = 1.5;

/**
 * The points between the ends of a road that keep its line on land; none where the straight line is good enough or nothing is better.
 *
 * @param {Point} from
 * @param {Point} to
 * @param {Land} land
 * @returns {readonly Point[]}
 */
export function shapeOnLand(from, to, land) {
  const wet = wetKm([from, to], land);
  if (wet <= WET_KM) return [];
  const path = simplified([from, ...cellsBetween(from, to, land), to], land.step * 0.6);
  return wetKm(path, land) < wet * 0.7 ? path.slice(1, -1) : [];
}

/**
 * The longest stretch of water on a line.
 *
 * @param {readonly Point[]} line
 * @param {Land} land
 */
export function wetKm(line, { isLand }) {
  let [longest, current] = [0, 0];
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] ?? to;
    const km = kmBetween(from, to);
    const samples = Math.max(1, Math.ceil(km / SAMPLE_KM));
    for (let sample = 0; sample < samples; sample += 1) {
      const share = (sample + 0.5) / samples;
      const lat = from.lat + (to.lat - from.lat) * share;
      const lng = from.lng + (to.lng - from.lng) * share;
      current = isLand({ lat, lng }) ? 0 : current + km / samples;
      longest = Math.max(longest, current);
    }
  }
  return longest;
}

/**
 * The cheapest way over the cells of the map (Dijkstra); water costs more than land.
 *
 * @param {Point} from
 * @param {Point} to
 * @param {Land} land
 * @returns {readonly Point[]}
 */
function cellsBetween(from, to, { isLand, step }) {
  const west = Math.min(from.lng, to.lng) - MARGIN * step;
  const south = Math.min(from.lat, to.lat) - MARGIN * step;
  const columns = Math.ceil((Math.max(from.lng, to.lng) + MARGIN * step - west) / step);
  const rows = Math.ceil((Math.max(from.lat, to.lat) + MARGIN * step - south) / step);
  const cellOf = (/** @type {Point} */ { lat, lng }) =>
    Math.floor((lat - south) / step) * columns + Math.floor((lng - west) / step);
  const pointOf = (/** @type {number} */ cell) => ({
    lat: south + (Math.floor(cell / columns) + 0.5) * step,
    lng: west + ((cell % columns) + 0.5) * step,
  });
  const [start, goal] = [cellOf(from), cellOf(to)];
  const costs = new Map([[start, 0]]);
  /** @type {Map<number, number>} */
  const before = new Map();
  const open = new Set([start]);
  while (open.size > 0) {
    let cell = -1;
    for (const one of open) {
      if (cell < 0 || (costs.get(one) ?? 0) < (costs.get(cell) ?? 0)) cell = one;
    }
    if (cell === goal) break;
    open.delete(cell);
    const here = pointOf(cell);
    for (const next of neighboursOf(cell, columns, rows)) {
      const there = pointOf(next);
      const cost =
        (costs.get(cell) ?? 0) + kmBetween(here, there) * (isLand(there) ? 1 : WATER_COST);
      if (cost >= (costs.get(next) ?? Infinity)) continue;
      costs.set(next, cost);
      before.set(next, cell);
      open.add(next);
    }
  }
  /** @type {Point[]} */
  const path = [];
  for (let cell = before.get(goal); cell !== undefined && cell !== start; cell = before.get(cell))
    path.unshift(pointOf(cell));
  return path;
}

/** @param {number} cell @param {number} columns @param {number} rows */
function neighboursOf(cell, columns, rows) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return [-1, 0, 1].flatMap((dRow) =>
    [-1, 0, 1].flatMap((dColumn) => {
      const [toRow, toColumn] = [row + dRow, column + dColumn];
      const isInside = toRow >= 0 && toRow < rows && toColumn >= 0 && toColumn < columns;
      return isInside && (dRow !== 0 || dColumn !== 0) ? [toRow * columns + toColumn] : [];
    }),
  );
}

/**
 * Leaves out points that lie near the line through the others (Douglas and Peucker).
 *
 * @param {readonly Point[]} line
 * @param {number} degrees
 * @returns {readonly Point[]}
 */
export function simplified(line, degrees) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [farthest, most] = [0, 0];
  for (let index = 1; index < line.length - 1; index += 1) {
    const distance = offLine(line[index] ?? first, first, last);
    if (distance > most) [farthest, most] = [index, distance];
  }
  if (most <= degrees) return [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1), degrees).slice(0, -1),
    ...simplified(line.slice(farthest), degrees),
  ];
}

/** @param {Point} point @param {Point} from @param {Point} to */
function offLine(point, from, to) {
  const shrink = Math.cos((from.lat * Math.PI) / 180);
  const [x, y] = [(to.lng - from.lng) * shrink, to.lat - from.lat];
  const [px, py] = [(point.lng - from.lng) * shrink, point.lat - from.lat];
  const length = Math.hypot(x, y);
  return length === 0 ? Math.hypot(px, py) : Math.abs(px * y - py * x) / length;
}
