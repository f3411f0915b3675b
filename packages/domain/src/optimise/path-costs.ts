/** What each way costs, by time or by length: the row says from where, the column to where. */
export type CostMatrix = readonly ArrayLike<number>[];

/** Where a path ends: at any stop, at the last one of the list, or back at the first one. */
export type PathEnd = 'anywhere' | 'last' | 'first';

/**
 * The one shape to which all three ends come down: a path over all nodes from the first to the last number.
 * A path that ends anywhere gets one more node, which every stop reaches for nothing; one that comes back gets the
 * first stop a second time.
 */
export interface PathCosts {
  readonly size: number;
  /** Row after row; always finite. */
  readonly costs: Float64Array;
  /** Whether turning around what lies between the ends changes no cost. */
  readonly isSymmetric: boolean;
  /** Differences below are rounding. */
  readonly tolerance: number;
}

export function pathCosts(matrix: CostMatrix, end: PathEnd): PathCosts {
  const count = matrix.length;
  const size = end === 'last' ? count : count + 1;
  const costs = new Float64Array(size * size);
  const noWay = costOfNoWay(matrix);
  for (let from = 0; from < count; from += 1) {
    for (let to = 0; to < count; to += 1)
      costs[from * size + to] = from === to ? 0 : finite(matrix[from]?.[to], noWay);
    if (end === 'first') costs[from * size + count] = costs[from * size] ?? 0;
  }
  // The way on from the end is never taken; neighbours are looked for in both directions.
  const last = size - 1;
  for (let from = 0; from < last; from += 1)
    costs[last * size + from] = costs[from * size + last] ?? 0;
  return { size, costs, isSymmetric: isSymmetric(costs, size), tolerance: noWay * 1e-14 };
}

/** The costs of visiting the nodes in that order. */
export function costOf({ costs, size }: PathCosts, path: ArrayLike<number>): number {
  let sum = 0;
  for (let place = 1; place < path.length; place += 1)
    sum += costs[(path[place - 1] ?? 0) * size + (path[place] ?? 0)] ?? 0;
  return sum;
}

/** More than any path without it, so that as few ways as possible are used that do not exist. */
function costOfNoWay(matrix: CostMatrix): number {
  let longest = 0;
  for (const [from, row] of matrix.entries())
    for (let to = 0; to < matrix.length; to += 1)
      if (from !== to) longest = Math.max(longest, finite(row[to], 0));
  return (longest || 1) * (matrix.length + 1);
}

function finite(cost: number | undefined, noWay: number): number {
  return cost !== undefined && cost >= 0 && cost < Number.POSITIVE_INFINITY ? cost : noWay;
}

function isSymmetric(costs: Float64Array, size: number): boolean {
  for (let from = 1; from < size - 1; from += 1)
    for (let to = from + 1; to < size - 1; to += 1)
      if (costs[from * size + to] !== costs[to * size + from]) return false;
  return true;
}
