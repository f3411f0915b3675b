import type { Report } from './report.ts';
import { lostMoves, placesOf, settleOrder } from './settle-order.ts';
import { mapVersions, type Versions } from './versions.ts';
import { mergeOrder, movesOf, type Woven } from './weave.ts';

type Lists = Versions<readonly string[]>;

/** Finds one order for all days that any version knows. */
export function orderDays(lists: Lists): Woven {
  return settleOrder(lists, {
    woven: mergeOrder(lists),
    lateOrder: () => mergeOrder({ ...lists, early: withoutMoves(lists.base, lists.early) }).order,
  });
}

/** The list with what the base has in the order of the base, and all else where it stands. */
function withoutMoves(base: readonly string[], list: readonly string[]): readonly string[] {
  const [before, after] = [new Set(base), new Set(list)];
  const inOrder = base.filter((id) => after.has(id)).values();
  return list.map((id) => (before.has(id) ? (inOrder.next().value ?? id) : id));
}

interface Ordered {
  /** The days of the merged trip. */
  readonly ids: readonly string[];
  readonly contested: readonly string[];
}

/** Reports the days that stand elsewhere than the earlier one put them, and moved days that the other one removed. */
export function reportLostMoves(lists: Lists, { ids, contested }: Ordered, report: Report): void {
  const places = mapVersions(lists, placesOf);
  const moved = movesOf(lists);
  const isPlacedByBoth = (id: string): boolean =>
    (moved.early.has(id) && moved.late.has(id)) ||
    (!places.base.has(id) && places.early.has(id) && places.late.has(id));
  // Unmoved days can contest an order, because the days around them were moved apart.
  const twice = contested.every(isPlacedByBoth) ? contested : ids.filter(isPlacedByBoth);
  const now = placesOf(ids);
  for (const id of new Set([
    ...(contested.length > 0 ? twice : []),
    ...lostMoves(lists, 'early', ids),
  ])) {
    const [kept, lost] = [now.get(id), places.early.get(id)];
    if (kept !== undefined) report({ ...placeOf(id), kept, lost, keptFrom: 'late' });
  }
  for (const side of ['early', 'late'] as const) {
    const other = side === 'early' ? 'late' : 'early';
    for (const id of moved[side])
      if (!now.has(id) && !places[other].has(id))
        report({ ...placeOf(id), kept: null, lost: places[side].get(id), keptFrom: other });
  }
}

const placeOf = (id: string) => ({ subject: 'day', id, field: 'place' }) as const;
