import type { Versions } from './versions.ts';

export interface Woven {
  readonly order: readonly string[];
  /** What both lists hold, but not in one order: it stands where the later list has it. */
  readonly contested: readonly string[];
}

/**
 * Joins two lists of ids into one that keeps the order of both. Where both have something of their own in the
 * same gap, ids decide who comes first and not time, so that the choice is the same wherever it is made.
 */
export function weave(early: readonly string[], late: readonly string[]): Woven {
  const anchors = keptInOrder(early, late);
  const inLate = new Set(late);
  const contested = early.filter((id) => inLate.has(id) && !anchors.has(id));
  const lost = new Set(contested);
  const earlyGaps = gapsBetween(
    early.filter((id) => !lost.has(id)),
    anchors,
  );
  const lateGaps = gapsBetween(late, anchors);
  const order: string[] = [];
  for (const [index, gap] of lateGaps.entries()) {
    const other = earlyGaps[index] ?? { anchor: null, ids: [] };
    const [first, second] = startsFirst(other.ids, gap.ids) ? [other, gap] : [gap, other];
    order.push(...first.ids, ...second.ids);
    if (gap.anchor !== null) order.push(gap.anchor);
  }
  return { order, contested };
}

/**
 * Merges three versions of a list of ids into one order of all that any of them holds; what one side moved stands
 * where that side put it. What was removed keeps its place, so that all else stays in order around it.
 */
export function mergeOrder(lists: Versions<readonly string[]>): Woven {
  const { base, early, late } = lists;
  const { early: movedEarly, late: movedLate } = movesOf(lists);
  const withEarly = weave(without(base, movedEarly), early).order;
  const withLate = weave(without(base, movedLate), late).order;
  return weave(
    withEarly.filter((id) => movedEarly.has(id) || !movedLate.has(id)),
    withLate.filter((id) => movedLate.has(id) || !movedEarly.has(id)),
  );
}

function without(list: readonly string[], ids: ReadonlySet<string>): readonly string[] {
  return list.filter((id) => !ids.has(id));
}

interface Moves {
  readonly early: ReadonlySet<string>;
  readonly late: ReadonlySet<string>;
}

/**
 * What each side has moved. That two neighbours have changed places can be the move of either: where one and the
 * same thing may have been moved by both, it was.
 */
export function movesOf({ base, early, late }: Versions<readonly string[]>): Moves {
  const sole = soleMovers(base, late);
  const twice = soleMovers(base, early).find((id) => sole.includes(id));
  if (twice !== undefined) return { early: new Set([twice]), late: new Set([twice]) };
  return { early: movedWithin(base, early), late: movedWithin(base, late) };
}

/** Each of those whose moving alone explains the change. */
function soleMovers(before: readonly string[], after: readonly string[]): readonly string[] {
  const [old, now] = [new Set(before), new Set(after)];
  const from = before.filter((id) => now.has(id));
  const to = after.filter((id) => old.has(id));
  const first = from.findIndex((id, place) => id !== to[place]);
  if (first < 0) return [];
  const last = from.findLastIndex((id, place) => id !== to[place]);
  const explains = (id: string): boolean =>
    isSameList(
      from.filter((one) => one !== id),
      to.filter((one) => one !== id),
    );
  return [from[first], from[last]].filter((id) => id !== undefined).filter(explains);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, place) => id === other[place]);
}

/** What stands in both lists, but elsewhere among the others: the fewest ids whose moving explains the change. */
export function movedWithin(
  before: readonly string[],
  after: readonly string[],
): ReadonlySet<string> {
  const kept = keptInOrder(before, after);
  const known = new Set(before);
  return new Set(after.filter((id) => known.has(id) && !kept.has(id)));
}

/**
 * A longest common subsequence. Ids are distinct, so that it is a longest increasing run of places, found by
 * patience sorting in n log n steps.
 */
function keptInOrder(one: readonly string[], other: readonly string[]): ReadonlySet<string> {
  const placeInOther = new Map(other.map((id, index) => [id, index]));
  const piles: { readonly id: string; readonly place: number; readonly before: number }[] = [];
  const tops: number[] = [];
  for (const id of one) {
    const place = placeInOther.get(id);
    if (place === undefined) continue;
    const pile = pileFor(place, tops, piles);
    piles.push({ id, place, before: tops[pile - 1] ?? -1 });
    tops[pile] = piles.length - 1;
  }
  const kept = new Set<string>();
  let card = piles[tops.at(-1) ?? -1];
  while (card) {
    kept.add(card.id);
    card = piles[card.before];
  }
  return kept;
}

function pileFor(
  place: number,
  tops: readonly number[],
  cards: readonly { readonly place: number }[],
): number {
  let [low, high] = [0, tops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cards[tops[middle] ?? -1]?.place ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Gap {
  readonly ids: readonly string[];
  /** What ends the gap, null at the end of the list. */
  readonly anchor: string | null;
}

function gapsBetween(list: readonly string[], anchors: ReadonlySet<string>): readonly Gap[] {
  const gaps: Gap[] = [];
  let ids: string[] = [];
  for (const id of list) {
    if (anchors.has(id)) {
      gaps.push({ ids, anchor: id });
      ids = [];
    } else {
      ids.push(id);
    }
  }
  return [...gaps, { ids, anchor: null }];
}

function startsFirst(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [one[0], other[0]];
  return first !== undefined && (second === undefined || first < second);
}
