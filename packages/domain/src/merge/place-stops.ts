import type { Stop } from '../trip/stop.ts';
import type { Report } from './report.ts';
import type { DayPlan } from './merge-days.ts';
import type { Standing } from './standing.ts';
import { lostMoves, settleOrder } from './settle-order.ts';
import { mapVersions, type Versions } from './versions.ts';
import { weave, type Woven } from './weave.ts';

export interface Moves {
  readonly early: ReadonlySet<string>;
  readonly late: ReadonlySet<string>;
}

interface Placing {
  readonly standings: Versions<Standing>;
  readonly moves: Moves;
  readonly plan: DayPlan;
  /** The stops that are in the merged trip. */
  readonly stops: ReadonlyMap<string, Stop>;
  readonly report: Report;
}

interface Placed {
  readonly lists: ReadonlyMap<string, readonly string[]>;
  readonly landed: readonly string[];
}

/** Whose list says where a stop stands. */
type Placer = 'early' | 'late' | 'both';

/** Gives every stop one place: where the one who moved it put it, and if both did, the later one. */
export function placeStops(placing: Placing): Placed {
  const { standings, plan, stops } = placing;
  const placers = new Map([...stops.keys()].map((id) => [id, placerOf(id, placing)]));
  const lists = new Map(
    plan.ids.map((dayId) => {
      const dayLists = mapVersions(standings, ({ lists: all }) => all.get(dayId) ?? []);
      const { order, contested } = orderStops(dayLists, placers);
      const twice = contested.length > 0 ? contestedBy(order, contested, placers, placing) : [];
      for (const id of new Set([...twice, ...lostMoves(dayLists, 'early', order)]))
        reportPlace(id, placing);
      return [dayId, order];
    }),
  );
  return { lists, landed: landedStops(placers, lists, placing) };
}

/** One order of a day's stops: each stands where its placer has it. */
function orderStops(
  lists: Versions<readonly string[]>,
  placers: ReadonlyMap<string, Placer>,
): Woven {
  const { base, early, late } = mapVersions(lists, (list) => new Set(list));
  const isCommon = (id: string): boolean => base.has(id) && early.has(id) && late.has(id);
  const wovenWhere = (isIn: (id: string, side: 'early' | 'late') => boolean): Woven =>
    weave(
      lists.early.filter((id) => isIn(id, 'early')),
      lists.late.filter((id) => isIn(id, 'late')),
    );
  const isPlacedBy = (id: string, side: 'early' | 'late'): boolean => {
    const placer = placers.get(id);
    return placer === side || placer === 'both';
  };
  return settleOrder(lists, {
    woven: wovenWhere(isPlacedBy),
    lateOrder: () =>
      wovenWhere((id, side) =>
        isCommon(id) && placers.get(id) !== 'both' ? side === 'late' : isPlacedBy(id, side),
      ).order,
  });
}

function placerOf(id: string, placing: Placing): Placer {
  const { base, early, late } = placing.standings;
  if (!late.stops.has(id)) return 'early';
  if (!early.stops.has(id)) return 'late';
  const [isMovedEarly, isMovedLate] = [placing.moves.early.has(id), placing.moves.late.has(id)];
  if (isMovedEarly !== isMovedLate) return isMovedEarly ? 'early' : 'late';
  if (early.homes.get(id) === late.homes.get(id)) return 'both';
  if (!isMovedLate && base.stops.has(id)) return placerAlong(id, placing);
  reportPlace(id, placing);
  return 'late';
}

/** The place of an unmoved stop whose day went to different places: one that still exists, else the first. */
function placerAlong(id: string, { standings: { early, late }, plan }: Placing): Placer {
  const isThere = ({ places, homes }: Standing): boolean => places.get(id)?.dayId === homes.get(id);
  if (isThere(early) !== isThere(late)) return isThere(early) ? 'early' : 'late';
  const home = plan.ids.find((dayId) => [early, late].some(({ homes }) => homes.get(id) === dayId));
  return early.homes.get(id) === home ? 'early' : 'late';
}

/** Both have put these into the same day, but not into the same place. */
function contestedBy(
  order: readonly string[],
  contested: readonly string[],
  placers: ReadonlyMap<string, Placer>,
  { standings, moves }: Placing,
): readonly string[] {
  const isPlacedByBoth = (id: string): boolean =>
    placers.get(id) === 'both' && (moves.late.has(id) || !standings.base.stops.has(id));
  // Unmoved stops can contest an order, because the stops around them were moved apart.
  return contested.every(isPlacedByBoth) ? contested : order.filter(isPlacedByBoth);
}

function reportPlace(id: string, { standings, report }: Placing): void {
  const [kept, lost] = [standings.late.places.get(id), standings.early.places.get(id)];
  report({ subject: 'stop', id, field: 'place', kept, lost, keptFrom: 'late' });
}

/** Finds and reports the stops that one side put into a day that the other side removed. */
function landedStops(
  placers: ReadonlyMap<string, Placer>,
  lists: Placed['lists'],
  { standings, moves, plan, report }: Placing,
): readonly string[] {
  return [...placers].flatMap(([id, placer]) => {
    const sides = placer === 'both' ? (['early', 'late'] as const) : [placer];
    return sides.flatMap((side) => {
      const place = standings[side].places.get(id);
      const dayId = place && plan.home.get(place.dayId);
      if (!place || !dayId || dayId === place.dayId) return [];
      const hasPutIt = moves[side].has(id) || !standings.base.stops.has(id);
      if (!hasPutIt || standings.base.places.get(id)?.dayId === place.dayId) return [];
      const keptFrom = side === 'early' ? 'late' : 'early';
      const kept = { dayId, index: lists.get(dayId)?.indexOf(id) ?? 0 };
      report({ subject: 'stop', id, field: 'place', kept, lost: place, keptFrom });
      return [id];
    });
  });
}
