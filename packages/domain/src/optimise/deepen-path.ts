import { look, turn, type PathSearch } from './path-search.ts';

/** How many turns are tried at each depth. Measured on generated tours: longer chains take more time than they bring. */
const BREADTH: readonly number[] = [5, 3, 1];

/**
 * Chains of turns (Lin and Kernighan): each may lose something, as long as what was given up so far is more than what was
 * added, and the chain as a whole gains. Everything is undone where none does.
 */
export function deepenAround(search: PathSearch, node: number): boolean {
  const place = search.places[node] ?? 0;
  return chain(search, place, 1, 0, 0) || chain(search, place, -1, 0, 0);
}

/** Gives up the way between a place and the next one in a direction, and turns what lies between there and elsewhere. */
function chain(
  search: PathSearch,
  place: number,
  side: 1 | -1,
  depth: number,
  gained: number,
): boolean {
  const { path, places, neighbours, nearness, reach, costs, size, tolerance } = search;
  const first = place + side;
  if (first < 1 || first > size - 2) return false;
  const base = path[place] ?? 0;
  const open = path[first] ?? 0;
  const budget =
    gained + (side > 0 ? (costs[base * size + open] ?? 0) : (costs[open * size + base] ?? 0));
  let lastValue = Number.POSITIVE_INFINITY;
  let lastRank = -1;
  const breadth = BREADTH[depth] ?? 0;
  for (let tried = 0; tried < breadth; tried += 1) {
    let best = Number.NEGATIVE_INFINITY;
    let bestRank = -1;
    const start = open * reach;
    for (let rank = start; rank < start + reach; rank += 1) {
      const near = nearness[rank] ?? 0;
      if (budget - near <= tolerance) break;
      const other = places[neighbours[rank] ?? 0] ?? 0;
      if ((other - place) * side <= 2) continue;
      const before = path[other - side] ?? 0;
      const there = path[other] ?? 0;
      const freed =
        side > 0 ? (costs[before * size + there] ?? 0) : (costs[there * size + before] ?? 0);
      const value = freed - near;
      const isNext = value < lastValue || (value === lastValue && rank > lastRank);
      if (isNext && value > best) {
        best = value;
        bestRank = rank;
      }
    }
    if (bestRank < 0) return false;
    lastValue = best;
    lastRank = bestRank;
    const end = (places[neighbours[bestRank] ?? 0] ?? 0) - side;
    const from = side > 0 ? first : end;
    const to = side > 0 ? end : first;
    const gain = gained - changeOfTurning(search, from, to);
    const isBetter = gain > tolerance;
    // Nothing is turned in vain at the end of a chain.
    if (!isBetter && depth + 1 === BREADTH.length) continue;
    turn(search, from, to);
    if (isBetter) search.cost -= gain;
    if (isBetter || chain(search, place, side, depth + 1, gain)) {
      look(search, base);
      look(search, open);
      look(search, neighbours[bestRank] ?? 0);
      look(search, path[end] ?? 0);
      look(search, path[first] ?? 0);
      return true;
    }
    turn(search, from, to);
  }
  return false;
}

function changeOfTurning(search: PathSearch, from: number, to: number): number {
  const { path, costs, size, turning } = search;
  const before = path[from - 1] ?? 0;
  const first = path[from] ?? 0;
  const last = path[to] ?? 0;
  const after = path[to + 1] ?? 0;
  return (
    (costs[before * size + last] ?? 0) +
    (costs[first * size + after] ?? 0) -
    (costs[before * size + first] ?? 0) -
    (costs[last * size + after] ?? 0) +
    (turning[to] ?? 0) -
    (turning[from] ?? 0)
  );
}
