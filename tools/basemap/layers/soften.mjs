/** @typedef {import('../read/elevation.mjs').Grid} Grid */

/** A binomial filter: removes compression artefacts and peaks narrower than a valley. */
const WEIGHTS = [1, 4, 6, 4, 1].map((weight) => weight / 16);

/** @param {Grid} grid @returns {Grid} */
export function soften({ width, height, values }) {
  const across = blur(values, width, height, 1);
  return { width, height, values: blur(across, width, height, width) };
}

/**
 * @param {Float32Array} values
 * @param {number} width
 * @param {number} height
 * @param {number} stride 1 along the rows, the width along the columns
 */
function blur(values, width, height, stride) {
  const soft = new Float32Array(values.length);
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x;
      let sum = 0;
      for (let step = -2; step <= 2; step += 1) {
        sum += (values[at + step * stride] ?? 0) * (WEIGHTS[step + 2] ?? 0);
      }
      soft[at] = sum;
    }
  }
  return soft;
}
