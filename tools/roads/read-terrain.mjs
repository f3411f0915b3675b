import { fileURLToPath } from 'node:url';
import { kmBetween } from './geometry.mjs';

/**
 * @typedef {import('./geometry.mjs').Point} Point
 * @typedef {import('../../packages/geo/src/outlines/create-outlines.ts').Outlines} Outlines
 * @typedef {import('../../packages/geo/src/outlines/create-outlines.ts').Outline} Outline
 *
 * @typedef {object} Terrain
 * @property {(point: Point) => number} levelAt of the relief, from plains (0) to high mountains (4); -1 in water and beyond what was read
 * @property {(from: Point, to: Point) => readonly number[]} profile the levels along a straight line
 * @property {readonly (readonly Point[])[]} rivers the large ones
 */

/** The world as the map draws it: seas, lakes, rivers and mountains. */
export const WORLD_FILE = fileURLToPath(
  new URL('../../data/basemap/world.pmtiles', import.meta.url),
);

const ZOOM = 7;
const WORLD = 2 ** ZOOM;
/** A cell is 600 to 1000 meters wide in Europe. */
const CELLS = 256;
const WIDTH_OF_ONE_TILE = 300;
const STEP_KM = 0.5;
const WATER = 0;
/** The rank at Natural Earth: up to the Rhône and the Vistula. Smaller rivers have a bridge every few kilometers. */
const LARGE_RIVER = 6;

/**
 * What lies around some places, from the archive of the map.
 *
 * @param {Outlines} outlines
 * @param {readonly Point[]} places
 * @returns {Promise<Terrain>}
 */
export async function readTerrain(outlines, places) {
  /** @type {Map<string, Uint8Array>} */
  const tiles = new Map();
  /** @type {Point[][]} */
  const rivers = [];
  for (const [x, y] of tilesAround(places)) {
    const box = {
      left: x / WORLD,
      right: (x + 1) / WORLD,
      top: y / WORLD,
      bottom: (y + 1) / WORLD,
    };
    const inside = shrunk(box);
    const found = await outlines.within(inside, WIDTH_OF_ONE_TILE);
    tiles.set(`${x} ${y}`, cellsOf(found, x, y));
    for (const { kind, level, parts } of found)
      if (kind === 'river' && level <= LARGE_RIVER) rivers.push(...parts.map(onEarth));
  }
  const levelAt = (/** @type {Point} */ point) => {
    const [x, y] = inTiles(point);
    const cells = tiles.get(`${Math.floor(x)} ${Math.floor(y)}`);
    const cell = Math.floor((y % 1) * CELLS) * CELLS + Math.floor((x % 1) * CELLS);
    return (cells?.[cell] ?? WATER) - 1;
  };
  return { levelAt, profile: (from, to) => pointsOn(from, to).map(levelAt), rivers };
}

/** A box that touches its neighbours would be read with them. @param {{ left: number, right: number, top: number, bottom: number }} box */
function shrunk({ left, right, top, bottom }) {
  const edge = 1e-9;
  return { left: left + edge, right: right - edge, top: top + edge, bottom: bottom - edge };
}

/** @param {readonly Point[]} places @returns {readonly (readonly [number, number])[]} */
function tilesAround(places) {
  /** @type {Map<string, readonly [number, number]>} */
  const tiles = new Map();
  for (const place of places) {
    const [x, y] = inTiles(place);
    for (const dx of [-0.5, 0, 0.5]) {
      for (const dy of [-0.5, 0, 0.5]) {
        const tile = /** @type {const} */ ([Math.floor(x + dx), Math.floor(y + dy)]);
        tiles.set(tile.join(' '), tile);
      }
    }
  }
  return [...tiles.values()];
}

/**
 * 0 is water; land is 1 plus the level of its relief.
 *
 * @param {readonly Outline[]} outlines
 * @param {number} x
 * @param {number} y
 */
function cellsOf(outlines, x, y) {
  const cells = new Uint8Array(CELLS * CELLS);
  const paint = (/** @type {string} */ kind, /** @type {(outline: Outline) => number} */ value) => {
    const all = outlines.filter((outline) => outline.kind === kind);
    for (const outline of all.toSorted((one, other) => one.level - other.level))
      fillRings(cells, outline.parts, { x, y, value: value(outline) });
  };
  paint('land', () => 1);
  paint('relief', ({ level }) => 1 + level);
  paint('lake', () => WATER);
  return cells;
}

/**
 * Fills what lies within rings and outside of their holes, row by row.
 *
 * @param {Uint8Array} cells
 * @param {Outline['parts']} rings
 * @param {{ x: number, y: number, value: number }} tile
 */
function fillRings(cells, rings, { x, y, value }) {
  for (let row = 0; row < CELLS; row += 1) {
    const height = (y + (row + 0.5) / CELLS) / WORLD;
    const cuts = rings.flatMap((ring) => cutsOf(ring, height)).sort((one, other) => one - other);
    for (let nth = 0; nth + 1 < cuts.length; nth += 2) {
      const [start, end] = [cuts[nth], cuts[nth + 1]].map((cut) =>
        Math.max(0, Math.min(CELLS, Math.ceil(((cut ?? 0) * WORLD - x) * CELLS - 0.5))),
      );
      cells.fill(value, row * CELLS + (start ?? 0), row * CELLS + (end ?? 0));
    }
  }
}

/** Where a ring meets a height. @param {Outline['parts'][number]} ring @param {number} height */
function cutsOf(ring, height) {
  return ring.flatMap(([fromX, fromY], index) => {
    const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY];
    if (fromY > height === toY > height) return [];
    return [fromX + ((height - fromY) / (toY - fromY)) * (toX - fromX)];
  });
}

/** @param {Point} from @param {Point} to */
function pointsOn(from, to) {
  const steps = Math.max(1, Math.ceil(kmBetween(from, to) / STEP_KM));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    lat: from.lat + ((to.lat - from.lat) * step) / steps,
    lng: from.lng + ((to.lng - from.lng) * step) / steps,
  }));
}

/** How many kilometers of water lie on a line in one piece. @param {readonly number[]} profile */
export function waterKm(profile) {
  let [longest, current] = [0, 0];
  for (const level of profile) {
    current = level < 0 ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest * STEP_KM;
}

/** @param {Point} point @returns {readonly [number, number]} */
function inTiles({ lat, lng }) {
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [((lng + 180) / 360) * WORLD, y * WORLD];
}

/** @param {Outline['parts'][number]} line @returns {Point[]} */
function onEarth(line) {
  return line.map(([x, y]) => ({
    lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
    lng: x * 360 - 180,
  }));
}
