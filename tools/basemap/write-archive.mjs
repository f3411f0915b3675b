import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** @typedef {import('./tile-layers.mjs').Tile} Tile */
/** @typedef {{ id: number, offset: number, length: number, run: number }} Entry */

const HEADER_BYTES = 127;
/** Readers request this much first; it must contain the header and the root directory. */
const FIRST_BYTES = 16_384;
const GZIP = 2;
const VECTOR_TILES = 1;
const EVERYWHERE = { west: -180, south: -85.05113, east: 180, north: 85.05113 };

/**
 * Packs tiles into a PMTiles archive (version 3): each content once, in Hilbert curve order.
 *
 * @param {Iterable<Tile>} tiles gzipped
 * @param {object} metadata
 * @param {{ minZoom: number, maxZoom: number }} zooms
 * @returns {Buffer}
 */
export function writeArchive(tiles, metadata, { minZoom, maxZoom }) {
  const sorted = [...tiles]
    .map(({ z, x, y, data }) => ({ id: tileId(z, x, y), data }))
    .toSorted((one, other) => one.id - other.id);
  const { entries, data, contents } = packData(sorted);
  const { root, leaves } = packDirectories(entries);
  const meta = gzipSync(JSON.stringify(metadata), { level: 9 });
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const metaAt = HEADER_BYTES + root.length;
  const leavesAt = metaAt + meta.length;
  const dataAt = leavesAt + leaves.length;
  const numbers = [
    [HEADER_BYTES, root.length],
    [metaAt, meta.length],
    [leavesAt, leaves.length],
    [dataAt, data.length],
    [sorted.length, entries.length],
  ].flat();
  numbers.push(contents);
  numbers.forEach((number, index) => header.writeBigUInt64LE(BigInt(number), 8 + index * 8));
  header.set([1, GZIP, GZIP, VECTOR_TILES, minZoom, maxZoom], 96);
  const { west, south, east, north } = EVERYWHERE;
  [west, south, east, north].forEach((degrees, index) =>
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4),
  );
  header.writeUInt8(4, 118);
  header.writeInt32LE(10 * 1e7, 119);
  header.writeInt32LE(50 * 1e7, 123);
  return Buffer.concat([header, root, meta, leaves, data]);
}

/** @param {readonly { id: number, data: Buffer }[]} tiles */
function packData(tiles) {
  /** @type {Entry[]} */
  const entries = [];
  /** @type {Map<string, { offset: number, length: number }>} */
  const known = new Map();
  /** @type {Buffer[]} */
  const parts = [];
  let end = 0;
  for (const { id, data } of tiles) {
    const hash = createHash('sha256').update(data).digest('hex');
    const place = known.get(hash) ?? { offset: end, length: data.length };
    if (!known.has(hash)) {
      known.set(hash, place);
      parts.push(data);
      end += data.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, ...place, run: 1 });
  }
  return { entries, data: Buffer.concat(parts), contents: known.size };
}

/** @param {readonly Entry[]} entries */
function packDirectories(entries) {
  const whole = packDirectory(entries);
  if (HEADER_BYTES + whole.length <= FIRST_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = 2048; ; size *= 2) {
    /** @type {Entry[]} */
    const pointers = [];
    /** @type {Buffer[]} */
    const leaves = [];
    let offset = 0;
    for (let from = 0; from < entries.length; from += size) {
      const leaf = packDirectory(entries.slice(from, from + size));
      pointers.push({ id: entries[from]?.id ?? 0, offset, length: leaf.length, run: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = packDirectory(pointers);
    if (HEADER_BYTES + root.length <= FIRST_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}

/** @param {readonly Entry[]} entries */
function packDirectory(entries) {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }, index) => {
      const before = entries[index - 1];
      return before && before.offset + before.length === offset ? 0 : offset + 1;
    }),
  ];
  return gzipSync(Buffer.from(numbers.flatMap(varint)), { level: 9 });
}

/** @param {number} number @returns {number[]} */
function varint(number) {
  return number < 128 ? [number] : [(number % 128) | 128, ...varint(Math.floor(number / 128))];
}

/**
 * A tile's position on the Hilbert curves of all zooms, one after another.
 *
 * @param {number} z
 * @param {number} x
 * @param {number} y
 */
export function tileId(z, x, y) {
  let id = (4 ** z - 1) / 3;
  let [column, row] = [x, y];
  for (let side = 2 ** z / 2; side >= 1; side /= 2) {
    const right = (column & side) > 0 ? 1 : 0;
    const down = (row & side) > 0 ? 1 : 0;
    id += side * side * ((3 * right) ^ down);
    if (down === 0) {
      if (right === 1) [column, row] = [side - 1 - column, side - 1 - row];
      [column, row] = [row, column];
    }
  }
  return id;
}
