import { readFileSync } from 'node:fs';

const MAGIC = 0x950412de;

/**
 * The texts of a compiled gettext catalogue by key.
 *
 * @param {string} file
 * @returns {ReadonlyMap<string, string>}
 */
export function readMo(file) {
  const bytes = readFileSync(file);
  if (bytes.readUInt32LE(0) !== MAGIC) throw new Error(`${file} is no catalogue.`);
  const count = bytes.readUInt32LE(8);
  const keys = bytes.readUInt32LE(12);
  const texts = bytes.readUInt32LE(16);
  /** @param {number} table @param {number} index */
  const text = (table, index) => {
    const length = bytes.readUInt32LE(table + index * 8);
    const start = bytes.readUInt32LE(table + index * 8 + 4);
    return bytes.toString('utf8', start, start + length);
  };
  return new Map(
    Array.from({ length: count }, (_, index) => [text(keys, index), text(texts, index)]),
  );
}
