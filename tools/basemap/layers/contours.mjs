/** @typedef {import('../geometry.mjs').Position} Position */
/** @typedef {import('../read/elevation.mjs').Grid} Grid */

/**
 * The edges of a cell that the outline crosses, by which of its corners are high (1: north-west, 2: north-east,
 * 4: south-east, 8: south-west), with the high ground to the right. Edges: 0 north, 1 east, 2 south, 3 west.
 *
 * @type {readonly (readonly (readonly [from: number, to: number])[])[]}
 */
const CROSSINGS = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

/**
 * The rings around all ground that is at least as high as a level, in grid steps. Outer rings and holes run in
 * opposite directions.
 *
 * @param {Grid} grid whose border must be lower than the level
 * @param {number} level
 * @returns {readonly (readonly Position[])[]}
 */
export function contoursOf({ width, height, values }, level) {
  const at = (/** @type {number} */ x, /** @type {number} */ y) => values[y * width + x] ?? 0;
  /** @type {Map<number, { point: Position, next: number }>} */
  const steps = new Map();
  /** Edges are identified by the grid point at their north or west end. */
  const edgeOf = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ side) => {
    if (side === 0) return (y * width + x) * 2;
    if (side === 2) return ((y + 1) * width + x) * 2;
    return (y * width + x + (side === 1 ? 1 : 0)) * 2 + 1;
  };
  const crossing = (/** @type {number} */ edge) => {
    const corner = edge >> 1;
    const [x, y] = [corner % width, Math.floor(corner / width)];
    const here = at(x, y);
    const isVertical = edge % 2 === 1;
    const there = isVertical ? at(x, y + 1) : at(x + 1, y);
    const share = (level - here) / (there - here);
    return /** @type {Position} */ (isVertical ? [x, y + share] : [x + share, y]);
  };
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const corners =
        Number(at(x, y) >= level) |
        (Number(at(x + 1, y) >= level) << 1) |
        (Number(at(x + 1, y + 1) >= level) << 2) |
        (Number(at(x, y + 1) >= level) << 3);
      for (const [from, to] of CROSSINGS[corners] ?? []) {
        const edge = edgeOf(x, y, from);
        steps.set(edge, { point: crossing(edge), next: edgeOf(x, y, to) });
      }
    }
  }
  return follow(steps);
}

/** @param {Map<number, { point: Position, next: number }>} steps */
function follow(steps) {
  /** @type {Position[][]} */
  const rings = [];
  for (const [start] of steps) {
    /** @type {Position[]} */
    const ring = [];
    let edge = start;
    for (let step = steps.get(edge); step; step = steps.get(edge)) {
      ring.push(step.point);
      steps.delete(edge);
      edge = step.next;
    }
    const [first] = ring;
    if (first && ring.length > 3) rings.push([...ring, first]);
  }
  return rings;
}
