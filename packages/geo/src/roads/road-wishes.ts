import type { RouteWish } from '@fahrtwind/domain';
import { freeRoadBeside, MOTORWAY, TOLL, type RoadGraph } from './road-graph.ts';
import type { WayKind } from './road-table.ts';

/** What the ways of a graph take for drivers with certain wishes, in the order of its arcs. */
export interface RoadPrices {
  readonly meters: Float64Array;
  readonly seconds: Float64Array;
  readonly flags: Uint8Array;
  /** By which the way is chosen: seconds and more, never less, as the search expects. */
  readonly costs: Float64Array;
}

/** How much dearer than its time a way is for those who would rather see something; passes are what they look for. */
const SCENIC: Readonly<Record<WayKind, number>> = {
  motorway: 2.5,
  'mountain-motorway': 2.2,
  expressway: 1.8,
  road: 1.25,
  'trunk-pass': 1.05,
  mountain: 1,
  hairpins: 1,
  ferry: 1.25,
  train: 2,
  'small-road': 1.4,
};

/** The road along a motorway is assumed: those that the table has are taken rather. */
const ASSUMED = 1.25;

/** Prices by wishes, made when they are first asked for. */
export function createRoadPrices(graph: RoadGraph): (wishes: readonly RouteWish[]) => RoadPrices {
  const { meters, seconds, flags } = graph;
  const plain: RoadPrices = { meters, seconds, flags, costs: seconds };
  const known = new Map<string, RoadPrices>();
  return (wishes) => {
    const hasNoMotorway = wishes.includes('avoid-motorway');
    const isScenic = wishes.includes('scenic');
    if (!hasNoMotorway && !isScenic) return plain;
    const key = `${hasNoMotorway} ${isScenic}`;
    const prices = known.get(key) ?? pricesFor(graph, hasNoMotorway, isScenic);
    known.set(key, prices);
    return prices;
  };
}

function pricesFor(graph: RoadGraph, hasNoMotorway: boolean, isScenic: boolean): RoadPrices {
  const { table, ways } = graph;
  const [meters, seconds, flags] = [
    graph.meters.slice(),
    graph.seconds.slice(),
    graph.flags.slice(),
  ];
  const costs = graph.seconds.slice();
  for (const [arc, index] of ways.entries()) {
    const way = table.ways[index];
    const own = flags[arc] ?? 0;
    if (!way) continue;
    const isLeft = hasNoMotorway && (own & MOTORWAY) > 0;
    if (isLeft) {
      const beside = freeRoadBeside(way);
      [meters[arc], seconds[arc]] = [beside.meters, beside.seconds];
      // Where the motorway alone has a toll, the road beside it has none.
      flags[arc] = own & ~MOTORWAY & (way.toll === 'only' ? 0xff : ~TOLL);
    }
    const kind = isLeft ? 'road' : way.kind;
    costs[arc] = (seconds[arc] ?? 0) * (isScenic ? SCENIC[kind] : 1) * (isLeft ? ASSUMED : 1);
  }
  return { meters, seconds, flags, costs };
}
