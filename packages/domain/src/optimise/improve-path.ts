import { deepenAround } from './deepen-path.ts';
import { look, nextToLook, settle, turn, type PathSearch } from './path-search.ts';

const LONGEST_PIECE = 3;

/** Turns pieces around (2-opt) and moves short ones elsewhere (Or-opt) until nothing near a queued node gains. */
export function improvePath(search: PathSearch): void {
  while (search.queued > 0) {
    const node = nextToLook(search);
    if (improveAround(search, node) || (search.isSymmetric && deepenAround(search, node)))
      look(search, node);
  }
}

function improveAround(search: PathSearch, node: number): boolean {
  const { neighbours, nearness, reach, places, path, costs, size } = search;
  const place = places[node] ?? 0;
  const before = place > 0 ? (costs[(path[place - 1] ?? 0) * size + node] ?? 0) : 0;
  const after = place < size - 1 ? (costs[node * size + (path[place + 1] ?? 0)] ?? 0) : 0;
  const end = (node + 1) * reach;
  for (let rank = node * reach; rank < end; rank += 1) {
    const added = nearness[rank] ?? 0;
    const there = places[neighbours[rank] ?? 0] ?? 0;
    // A new way that is no shorter than the old one it replaces gains nothing; if it does, then seen from elsewhere.
    if (added < after && improveBehind(search, place, there)) return true;
    if (added < before && improveAhead(search, place, there)) return true;
    if (added >= after && added >= before) return false;
  }
  return false;
}

/** Gives up the way from a place to the next one for a way to or from there. */
function improveBehind(search: PathSearch, place: number, there: number): boolean {
  const isAhead = place < there;
  if (tryTurning(search, isAhead ? place + 1 : there + 1, isAhead ? there : place)) return true;
  for (let more = 0; more < LONGEST_PIECE; more += 1) {
    if (tryMoving(search, place - more, place, there, true)) return true;
    if (tryMoving(search, place - more, place, there - 1, false)) return true;
    if (tryMoving(search, there, there + more, place, false)) return true;
    if (tryMoving(search, there - more, there, place, true)) return true;
  }
  return false;
}

/** Gives up the way to a place from the one before for a way to or from there. */
function improveAhead(search: PathSearch, place: number, there: number): boolean {
  const isAhead = place < there;
  if (tryTurning(search, isAhead ? place : there, isAhead ? there - 1 : place - 1)) return true;
  for (let more = 0; more < LONGEST_PIECE; more += 1) {
    if (tryMoving(search, place, place + more, there, false)) return true;
    if (tryMoving(search, place, place + more, there - 1, true)) return true;
    if (tryMoving(search, there, there + more, place - 1, true)) return true;
    if (tryMoving(search, there - more, there, place - 1, false)) return true;
  }
  return false;
}

/** Turns the nodes between two places around, if that is cheaper. */
function tryTurning(search: PathSearch, from: number, to: number): boolean {
  const { path, costs, size, turning } = search;
  if (from < 1 || to > size - 2 || from >= to) return false;
  const before = path[from - 1] ?? 0;
  const first = path[from] ?? 0;
  const last = path[to] ?? 0;
  const after = path[to + 1] ?? 0;
  const change =
    (costs[before * size + last] ?? 0) +
    (costs[first * size + after] ?? 0) -
    (costs[before * size + first] ?? 0) -
    (costs[last * size + after] ?? 0) +
    (turning[to] ?? 0) -
    (turning[from] ?? 0);
  if (change >= -search.tolerance) return false;
  turn(search, from, to);
  search.cost += change;
  look(search, before);
  look(search, first);
  look(search, last);
  look(search, after);
  return true;
}

/** Moves the nodes from one place to another into the gap behind a third, perhaps turned around, if that is cheaper. */
function tryMoving(
  search: PathSearch,
  from: number,
  to: number,
  gap: number,
  isTurned: boolean,
): boolean {
  const { path, costs, size, turning } = search;
  if (from < 1 || to > size - 2 || gap < 0 || gap > size - 2) return false;
  if (gap >= from - 1 && gap <= to) return false;
  const before = path[from - 1] ?? 0;
  const first = path[from] ?? 0;
  const last = path[to] ?? 0;
  const after = path[to + 1] ?? 0;
  const left = path[gap] ?? 0;
  const right = path[gap + 1] ?? 0;
  const change =
    (costs[before * size + after] ?? 0) +
    (costs[left * size + (isTurned ? last : first)] ?? 0) +
    (costs[(isTurned ? first : last) * size + right] ?? 0) -
    (costs[before * size + first] ?? 0) -
    (costs[last * size + after] ?? 0) -
    (costs[left * size + right] ?? 0) +
    (isTurned ? (turning[to] ?? 0) - (turning[from] ?? 0) : 0);
  if (change >= -search.tolerance) return false;
  if (isTurned) turn(search, from, to);
  if (gap > to) swapNeighbouring(search, from, to + 1, gap);
  else swapNeighbouring(search, gap + 1, from, to);
  search.cost += change;
  look(search, before);
  look(search, first);
  look(search, last);
  look(search, after);
  look(search, left);
  look(search, right);
  return true;
}

/** Lets two pieces that follow one another change places: the first up to the middle, the second from it on. */
export function swapNeighbouring(
  search: PathSearch,
  from: number,
  middle: number,
  to: number,
): void {
  const { path, spare } = search;
  const length = middle - from;
  for (let step = 0; step < length; step += 1) spare[step] = path[from + step] ?? 0;
  path.copyWithin(from, middle, to + 1);
  const behind = to + 1 - length;
  for (let step = 0; step < length; step += 1) path[behind + step] = spare[step] ?? 0;
  settle(search, from, to);
}
