import { readFileSync } from 'node:fs';
import { groupRings } from './group-rings.mjs';

/** @typedef {import('../geometry.mjs').Feature} Feature */
/** @typedef {import('../geometry.mjs').Position} Position */

const SHAPE_LINE = 3;
const SHAPE_POLYGON = 5;

/**
 * Reads lines and polygons of an ESRI shapefile with their attributes.
 *
 * @param {string} path without the ending
 * @returns {readonly Feature[]}
 */
export function readShapefile(path) {
  const shapes = readShapes(readFileSync(`${path}.shp`), readFileSync(`${path}.shx`));
  const rows = readAttributes(path);
  return shapes.flatMap((geometry, index) =>
    geometry
      ? [{ type: /** @type {const} */ ('Feature'), geometry, properties: rows[index] ?? {} }]
      : [],
  );
}

/**
 * Follows the index, because edited files have gaps between their records.
 *
 * @param {Buffer} file
 * @param {Buffer} index
 */
function readShapes(file, index) {
  return Array.from({ length: (index.length - 100) / 8 }, (_, record) => {
    const start = index.readInt32BE(100 + record * 8) * 2 + 8;
    return readShape(file.subarray(start, start + index.readInt32BE(104 + record * 8) * 2));
  });
}

/** @param {Buffer} record */
function readShape(record) {
  const kind = record.readInt32LE(0);
  if (kind !== SHAPE_LINE && kind !== SHAPE_POLYGON) return null;
  const parts = readParts(record);
  return kind === SHAPE_LINE
    ? { type: /** @type {const} */ ('MultiLineString'), coordinates: parts }
    : { type: /** @type {const} */ ('MultiPolygon'), coordinates: groupRings(parts) };
}

/** @param {Buffer} record */
function readParts(record) {
  const partCount = record.readInt32LE(36);
  const pointCount = record.readInt32LE(40);
  const points = 44 + partCount * 4;
  return Array.from({ length: partCount }, (_, part) => {
    const from = record.readInt32LE(44 + part * 4);
    const to = part + 1 < partCount ? record.readInt32LE(48 + part * 4) : pointCount;
    return Array.from({ length: to - from }, (__, index) => {
      const at = points + (from + index) * 16;
      return /** @type {Position} */ ([record.readDoubleLE(at), record.readDoubleLE(at + 8)]);
    });
  });
}

/**
 * Reads the attributes of a shapefile without its shapes.
 *
 * @param {string} path without the ending
 * @returns {readonly Readonly<Record<string, string>>[]}
 */
export function readAttributes(path) {
  const file = readFileSync(`${path}.dbf`);
  const count = file.readUInt32LE(4);
  const headBytes = file.readUInt16LE(8);
  const rowBytes = file.readUInt16LE(10);
  const columns = readColumns(file);
  return Array.from({ length: count }, (_, row) => {
    let at = headBytes + row * rowBytes + 1;
    return Object.fromEntries(
      columns.map(({ name, width }) => {
        const value = file.toString('utf8', at, at + width).trim();
        at += width;
        return [name, value];
      }),
    );
  });
}

/** @param {Buffer} file */
function readColumns(file) {
  const columns = [];
  for (let at = 32; file[at] !== 0x0d; at += 32) {
    const name = file.toString('latin1', at, at + 11).replace(/\0.*$/s, '');
    columns.push({ name, width: file[at + 16] ?? 0 });
  }
  return columns;
}
