import type { Versions } from './versions.ts';
import { movesOf, type Woven } from './weave.ts';

type Lists = Versions<readonly string[]>;
type Side = 'early' | 'late';

interface Orders {
  /** The order with the moves of both. */
  readonly woven: Woven;
  /** The order with the moves of the later one alone. */
  readonly lateOrder: () => readonly string[];
}

/**
 * Sees to it that every move has its effect, also where several meet in one gap. What both have put elsewhere stands
 * where the later one has it; if that is not to be had together with the moves of both, those of the later one count.
 */
export function settleOrder(lists: Lists, { woven, lateOrder }: Orders): Woven {
  const isWhole = (side: Side): boolean => lostMoves(lists, side, woven.order).length === 0;
  if (woven.contested.length > 0) return isWhole('late') ? woven : { ...woven, order: lateOrder() };
  if (isWhole('early') && isWhole('late')) return woven;
  const { early, late } = movesOf(lists);
  const twice = [...early].filter((id) => late.has(id));
  if (twice.length > 0) return { order: lateOrder(), contested: twice };
  return { ...woven, order: withAllMoves(woven.order, lists) };
}

/** What a side has moved and what does not stand, to something else that all know, as that side has put it. */
export function lostMoves(lists: Lists, side: Side, order: readonly string[]): readonly string[] {
  const now = placesOf(order);
  return wishesOf(lists, side)
    .filter(({ id, after, before }) =>
      [
        ...after.map((one) => isBefore(now, one, id)),
        ...before.map((one) => isBefore(now, id, one)),
      ].includes(false),
    )
    .map(({ id }) => id);
}

interface Wish {
  readonly id: string;
  /** What it now stands behind, and once stood in front of. */
  readonly after: readonly string[];
  /** What it now stands in front of, and once stood behind. */
  readonly before: readonly string[];
}

/** What the moves of a side have turned around among all that the three versions know. */
function wishesOf(lists: Lists, side: Side): readonly Wish[] {
  const list = lists[side];
  const moved = movesOf(lists)[side];
  if (moved.size === 0) return [];
  const [old, wanted] = [placesOf(lists.base), placesOf(list)];
  const common = commonOf(lists);
  return common
    .filter((id) => moved.has(id))
    .map((id) => ({
      id,
      after: common.filter((one) => isBefore(old, id, one) && isBefore(wanted, one, id)),
      before: common.filter((one) => isBefore(old, one, id) && isBefore(wanted, id, one)),
    }));
}

/**
 * The order in which both sides have turned around what they wanted to. There always is one: all that was turned
 * around stood the other way round in the base, so that no wishes go in a circle. What not all versions know
 * stays behind what it stands behind.
 */
function withAllMoves(order: readonly string[], lists: Lists): readonly string[] {
  const common = new Set(commonOf(lists));
  const waitsFor = new Map([...common].map((id) => [id, new Set<string>()]));
  for (const { id, after, before } of [...wishesOf(lists, 'early'), ...wishesOf(lists, 'late')]) {
    for (const one of after) waitsFor.get(id)?.add(one);
    for (const one of before) waitsFor.get(one)?.add(id);
  }
  const firstCommon = order.findIndex((id) => common.has(id));
  const settled = order.slice(0, firstCommon);
  const left = groupsOf(order.slice(firstCommon), common);
  while (left.length > 0) {
    const next = left.findIndex(([id = '']) => waitsFor.get(id)?.size === 0);
    const [group = []] = left.splice(Math.max(0, next), 1);
    settled.push(...group);
    for (const others of waitsFor.values()) others.delete(group[0] ?? '');
  }
  return settled;
}

/** Cuts the list in front of each of the heads. */
function groupsOf(list: readonly string[], heads: ReadonlySet<string>): string[][] {
  const groups: string[][] = [];
  for (const id of list) {
    if (heads.has(id)) groups.push([id]);
    else groups.at(-1)?.push(id);
  }
  return groups;
}

function commonOf({ base, early, late }: Lists): readonly string[] {
  const [inEarly, inLate] = [new Set(early), new Set(late)];
  return base.filter((id) => inEarly.has(id) && inLate.has(id));
}

type Places = ReadonlyMap<string, number>;

export function placesOf(list: readonly string[]): Places {
  return new Map(list.map((id, index) => [id, index]));
}

function isBefore(places: Places, one: string, other: string): boolean {
  return (places.get(one) ?? 0) < (places.get(other) ?? 0);
}
