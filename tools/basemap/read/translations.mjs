import { readFileSync } from 'node:fs';

/**
 * Reads a GNU gettext catalogue (`.mo`); those of GeoNames map ids to place names.
 *
 * @param {string} path
 * @returns {ReadonlyMap<string, string>}
 */
export function readTranslations(path) {
  const file = readFileSync(path);
  if (file.readUInt32LE(0) !== 0x950412de) throw new Error(`${path} is no gettext catalogue`);
  const count = file.readUInt32LE(8);
  const keys = file.readUInt32LE(12);
  const values = file.readUInt32LE(16);
  const textAt = (/** @type {number} */ entry) => {
    const start = file.readUInt32LE(entry + 4);
    return file.toString('utf8', start, start + file.readUInt32LE(entry));
  };
  return new Map(
    Array.from({ length: count }, (_, index) => [
      textAt(keys + index * 8),
      textAt(values + index * 8),
    ]),
  );
}
