import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage } from './fetch-package.mjs';

/**
 * @typedef {object} Grid
 * @property {number} west
 * @property {number} south
 * @property {number} step in degrees
 * @property {number} columns
 * @property {number} rows from south to north
 *
 * @typedef {readonly (readonly [number, number])[]} Ring
 * @typedef {{ start: number, end: number }} Run columns of land, the end not included
 */

/**
 * The world's land on a grid: for every row its runs of land. Natural Earth, public domain.
 *
 * @param {Grid} grid
 * @returns {Promise<readonly (readonly Run[])[]>}
 */
export async function rasterLand(grid) {
  const cells = Array.from({ length: grid.rows }, () => new Uint8Array(grid.columns));
  for (const ring of await readLand()) {
    for (const [row, crossings] of crossingsOf(unwrapped(ring), grid)) {
      const line = cells[row];
      // Inside an odd number of rings is land: a lake is a ring in a ring.
      if (line) for (const run of runsBetween(crossings, grid)) toggle(line, run);
    }
  }
  return cells.map(runsOf);
}

/** @returns {Promise<readonly Ring[]>} */
async function readLand() {
  const folder = await fetchPackage('world-atlas', '2.0.2');
  const topology = JSON.parse(readFileSync(join(folder, 'land-10m.json'), 'utf8'));
  const { scale, translate } = topology.transform;
  /** @type {readonly Ring[]} */
  const arcs = topology.arcs.map((/** @type {readonly [number, number][]} */ arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  /** @param {readonly number[]} indexes @returns {Ring} */
  const ringOf = (indexes) =>
    indexes.flatMap((index) =>
      index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []),
    );
  return topology.objects.land.geometries.flatMap(
    (/** @type {{ arcs: number[][][] }} */ { arcs: polygons }) =>
      polygons.flatMap((rings) => rings.map(ringOf)),
  );
}

/**
 * A ring across the date line continues beyond 180 degrees; one around the South Pole is closed along it.
 *
 * @param {Ring} ring
 * @returns {Ring}
 */
function unwrapped(ring) {
  let shift = 0;
  const points = ring.map(([x, y], index) => {
    const step = x - (ring[index - 1]?.[0] ?? x);
    if (Math.abs(step) > 180) shift -= Math.sign(step) * 360;
    return /** @type {const} */ ([x + shift, y]);
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || Math.abs(first[0] - last[0]) < 180) return points;
  return [...points, [last[0], -90], [first[0], -90], first];
}

/**
 * Where the middle of each row meets the coast.
 *
 * @param {Ring} ring
 * @param {Grid} grid
 */
function crossingsOf(ring, { south, step, rows }) {
  /** @type {Map<number, number[]>} */
  const crossings = new Map();
  for (let index = 1; index < ring.length; index += 1) {
    const [x0, y0] = ring[index - 1] ?? [0, 0];
    const [x1, y1] = ring[index] ?? [0, 0];
    const high = Math.max(y0, y1);
    const first = Math.max(0, Math.ceil((Math.min(y0, y1) - south) / step - 0.5));
    for (let row = first; row < rows; row += 1) {
      const y = south + (row + 0.5) * step;
      if (y >= high) break;
      const x = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
      crossings.set(row, [...(crossings.get(row) ?? []), x]);
    }
  }
  return crossings;
}

/**
 * The columns between two crossings, on every copy of the globe that the grid shows.
 *
 * @param {readonly number[]} crossings
 * @param {Grid} grid
 * @returns {readonly Run[]}
 */
function runsBetween(crossings, { west, step, columns }) {
  const sorted = crossings.toSorted((one, other) => one - other);
  /** @param {number} x */
  const columnOf = (x) => Math.min(columns, Math.max(0, Math.ceil((x - west) / step - 0.5)));
  return sorted.flatMap((x, index) => {
    if (index % 2 === 0) return [];
    const before = sorted[index - 1] ?? x;
    return [-360, 0, 360].map((shift) => ({
      start: columnOf(before + shift),
      end: columnOf(x + shift),
    }));
  });
}

/** @param {Uint8Array} cells @param {Run} run */
function toggle(cells, { start, end }) {
  for (let column = start; column < end; column += 1) cells[column] = 1 - (cells[column] ?? 0);
}

/** @param {Uint8Array} cells @returns {readonly Run[]} */
export function runsOf(cells) {
  /** @type {Run[]} */
  const runs = [];
  for (const [column, cell] of cells.entries()) {
    if (cell === 0) continue;
    const last = runs.at(-1);
    if (last && last.end === column) last.end += 1;
    else runs.push({ start: column, end: column + 1 });
  }
  return runs;
}
