import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The most detailed level in the package: 16 × 8 pictures of 675 × 675, two minutes of arc per pixel. */
const LEVEL = 3;
const COLUMNS = 16;
const ROWS = 8;
const SIDE = 675;

/**
 * @typedef {object} Grid
 * @property {number} width
 * @property {number} height
 * @property {Float32Array} values row by row from north to south, from the date line eastwards
 */

/**
 * Reads the world's elevations: 0 to 255 from the deepest sea to the highest mountain, near 90 at the coast, on a
 * scale that flattens with height (München 153, Zermatt 204, Everest 238). Needs `djpeg`.
 *
 * @param {string} marble
 * @returns {Grid}
 */
export function readElevation(marble) {
  const width = COLUMNS * SIDE;
  const height = ROWS * SIDE;
  const values = new Float32Array(width * height);
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const pixels = readPicture(pictureOf(marble, row, column));
      for (let line = 0; line < SIDE; line += 1) {
        const target = (row * SIDE + line) * width + column * SIDE;
        values.set(pixels.subarray(line * SIDE, (line + 1) * SIDE), target);
      }
    }
  }
  return { width, height, values };
}

/** @param {string} marble @param {number} row @param {number} column */
function pictureOf(marble, row, column) {
  const [down, right] = [row, column].map((number) => String(number).padStart(6, '0'));
  return join(marble, `maps/earth/srtm/${LEVEL}/${down}/${down}_${right}.jpg`);
}

/** @param {string} path */
function readPicture(path) {
  const picture = execFileSync('djpeg', ['-pnm', '-grayscale', path], { maxBuffer: 2 ** 22 });
  return picture.subarray(picture.length - SIDE * SIDE);
}
