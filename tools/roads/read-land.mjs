import { readFileSync } from 'node:fs';

/**
 * Europe in data/roads/land.json, as build-land.mjs packed it.
 *
 * @param {string} file
 * @returns {import('./coast-lines.mjs').Land}
 */
export function readLand(file) {
  const { west, south, step, columns, rows, runs } = JSON.parse(readFileSync(file, 'utf8')).europe;
  const bytes = Buffer.from(runs, 'base64');
  const cells = new Uint8Array(columns * rows);
  let place = 0;
  const next = () => {
    let [value, shift, byte] = [0, 0, 128];
    while (byte > 127) {
      byte = bytes[place] ?? 0;
      place += 1;
      value += (byte & 127) << shift;
      shift += 7;
    }
    return value;
  };
  for (let row = 0; row < rows; row += 1) {
    let column = row * columns;
    for (let left = next(); left > 0; left -= 1) {
      const start = column + next();
      column = start + next();
      cells.fill(1, start, column);
    }
  }
  return {
    step,
    isLand: ({ lat, lng }) => {
      const [row, column] = [Math.floor((lat - south) / step), Math.floor((lng - west) / step)];
      // Beyond the map everything counts as land: nothing is known of it.
      const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
      return !isInside || cells[row * columns + column] === 1;
    },
  };
}
