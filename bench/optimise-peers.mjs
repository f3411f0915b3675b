/** @typedef {readonly (readonly number[])[]} Matrix */

/**
 * Always goes to the nearest unvisited point.
 *
 * @param {Matrix} matrix
 * @param {number} start
 * @returns {number[]}
 */
export function nearestTour(matrix, start) {
  const left = new Set(matrix.keys());
  const tour = [];
  for (let here = start; left.size > 0;) {
    tour.push(here);
    left.delete(here);
    const row = matrix[here] ?? [];
    let best = Number.POSITIVE_INFINITY;
    for (const other of left) {
      if ((row[other] ?? 0) >= best) continue;
      here = other;
      best = row[other] ?? 0;
    }
  }
  return tour;
}

/**
 * Textbook 2-opt: reverses segments until no exchange of two edges shortens the tour.
 *
 * @param {Matrix} matrix
 * @param {readonly number[]} start
 * @returns {number[]}
 */
export function twoOpt(matrix, start) {
  const tour = [...start];
  const at = (/** @type {number} */ place) => tour[place % tour.length] ?? 0;
  const way = (/** @type {number} */ from, /** @type {number} */ to) => matrix[from]?.[to] ?? 0;
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let from = 0; from < tour.length - 1; from += 1) {
      for (let to = from + 2; to < tour.length; to += 1) {
        const now = way(at(from), at(from + 1)) + way(at(to), at(to + 1));
        const then = way(at(from), at(to)) + way(at(from + 1), at(to + 1));
        if (then >= now) continue;
        tour.splice(from + 1, to - from, ...tour.slice(from + 1, to + 1).toReversed());
        isBetter = true;
      }
    }
  }
  return tour;
}
