import type { RoadTable, Way } from './road-table.ts';

/** The table as a search needs it: for every city the ways that leave it, in arrays side by side. */
export interface RoadGraph {
  readonly table: RoadTable;
  /** Where the ways of a city begin in the arrays below; one more than there are cities. */
  readonly starts: Uint32Array;
  readonly targets: Uint32Array;
  readonly meters: Float64Array;
  readonly seconds: Float64Array;
  /** Bits of TOLL and FERRY. */
  readonly flags: Uint8Array;
  /** Cities as points of a ball, three numbers each: the chord between two is never longer than a way. */
  readonly positions: Float64Array;
}

export const TOLL = 1;
export const FERRY = 2;

interface Arc {
  readonly from: number;
  readonly to: number;
  readonly meters: number;
  readonly seconds: number;
  readonly flags: number;
}

/** The ordinary road along a toll motorway is somewhat longer and a good deal slower. */
const FREE_ROAD = { detour: 1.05, metersPerSecond: 66 / 3.6 };

export function buildRoadGraph(table: RoadTable): RoadGraph {
  const arcs = table.ways
    .flatMap(arcsOf)
    .flatMap((arc) => [arc, { ...arc, from: arc.to, to: arc.from }])
    .sort((one, other) => one.from - other.from);
  const starts = new Uint32Array(table.cities.length + 1);
  for (const { from } of arcs) starts[from + 1] = (starts[from + 1] ?? 0) + 1;
  for (let city = 1; city < starts.length; city += 1) {
    starts[city] = (starts[city] ?? 0) + (starts[city - 1] ?? 0);
  }
  return {
    table,
    starts,
    targets: Uint32Array.from(arcs, ({ to }) => to),
    meters: Float64Array.from(arcs, ({ meters }) => meters),
    seconds: Float64Array.from(arcs, ({ seconds }) => seconds),
    flags: Uint8Array.from(arcs, ({ flags }) => flags),
    positions: Float64Array.from(table.cities.flatMap((city) => positionOf(city))),
  };
}

function arcsOf(way: Way): readonly Arc[] {
  const { from, to, meters, seconds, kind, toll } = way;
  const isFerry = kind === 'ferry' || kind === 'train';
  const flags = (toll === 'none' ? 0 : TOLL) | (isFerry ? FERRY : 0);
  const arc = { from, to, meters, seconds, flags };
  if (toll !== 'free-beside') return [arc];
  const free = meters * FREE_ROAD.detour;
  return [arc, { from, to, meters: free, seconds: free / FREE_ROAD.metersPerSecond, flags: 0 }];
}

export function positionOf({ lat, lng }: { lat: number; lng: number }): [number, number, number] {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
