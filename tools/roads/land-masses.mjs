/** @typedef {import('./land-raster.mjs').Run} Run */

/** A land mass of fewer cells is a small island and gets no number of its own. */
const LARGE_CELLS = 30;

/**
 * Numbers the large land masses by size, from 1; small islands get 0.
 *
 * @param {readonly (readonly Run[])[]} rows
 * @param {number} columns of a row around the whole globe, whose ends meet
 * @returns {readonly (readonly number[])[]} for every run the number of its mass
 */
export function numberMasses(rows, columns) {
  const runs = rows.flatMap((row, index) => row.map((run) => ({ ...run, row: index })));
  const parents = runs.map((_, index) => index);
  /** @param {number} index @returns {number} */
  const rootOf = (index) => {
    const parent = parents[index] ?? index;
    if (parent === index) return index;
    const root = rootOf(parent);
    parents[index] = root;
    return root;
  };
  /** @param {number} one @param {number} other */
  const join = (one, other) => {
    parents[rootOf(one)] = rootOf(other);
  };
  joinNeighbours(rows, columns, join);
  /** @type {Map<number, number>} */
  const sizes = new Map();
  for (const [index, { start, end }] of runs.entries()) {
    const root = rootOf(index);
    sizes.set(root, (sizes.get(root) ?? 0) + end - start);
  }
  const large = [...sizes].filter(([, size]) => size >= LARGE_CELLS);
  const numbers = new Map(
    large.sort(([, one], [, other]) => other - one).map(([root], index) => [root, index + 1]),
  );
  let next = 0;
  return rows.map((row) => row.map(() => numbers.get(rootOf(next++)) ?? 0));
}

/**
 * @param {readonly (readonly Run[])[]} rows
 * @param {number} columns
 * @param {(one: number, other: number) => void} join
 */
function joinNeighbours(rows, columns, join) {
  let above = 0;
  let offset = 0;
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1] ?? [];
    for (const [here, run] of row.entries()) {
      for (const [there, other] of before.entries()) {
        if (run.start < other.end && other.start < run.end) join(offset + here, above + there);
      }
    }
    const last = row.length - 1;
    if (row[0]?.start === 0 && row[last]?.end === columns) join(offset, offset + last);
    above = offset;
    offset += row.length;
  }
}
