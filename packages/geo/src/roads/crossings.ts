import { distanceMeters, type Crossing } from '@fahrtwind/domain';
import type { Coordinates } from '../ports.ts';
import type { FoundWay } from './find-way.ts';
import { isOpenIn, type RoadTable, type Way } from './road-table.ts';

/** Ports lie outside of the centres of their towns. */
const PORT_METERS = 25_000;
/** A fjord is narrow: a stop that is farther from the pier than the other shore may be on either side of it. */
const NEAREST_PORT_METERS = 5000;

/** Waiting as tools/roads/paces.mjs adds it: minutes for the kind and a quarter of the crossing, within limits. */
const WAITING = { ferry: 10, train: 20 };
const SHORTEST_WAIT = 15;
const LONGEST_WAIT = 90;

/** The ferries and car trains on a way, in its order and named in its direction; `cityAt` says where its line has its cities. */
export function crossingsOn(
  { cities, ways }: FoundWay,
  table: RoadTable,
  cityAt: readonly number[],
): readonly Crossing[] {
  return ways.flatMap((index, place) => {
    const way = table.ways[index];
    const crossing = way && crossingOf(way, table, cities[place] !== way.to);
    const [first, last] = [cityAt[place], cityAt[place + 1]];
    if (!crossing || first === undefined || last === undefined) return crossing ?? [];
    return { ...crossing, points: [first, last] as const };
  });
}

/** The ferry that leads from one place to another, if both are near its ports and it sails in that month. */
export type FindCrossing = (
  from: Coordinates,
  to: Coordinates,
  month: number | undefined,
) => Crossing | null;

export function createFindCrossing(table: RoadTable): FindCrossing {
  const ferries = table.ways.flatMap((way) => {
    const [here, there] = [table.cities[way.from], table.cities[way.to]];
    if (way.kind !== 'ferry' || !here || !there) return [];
    const reach = Math.min(PORT_METERS, Math.max(NEAREST_PORT_METERS, way.meters));
    const [forth, back] = [true, false].map((isForth) => crossingOf(way, table, isForth));
    return [
      { way, reach, start: here, end: there, crossing: forth },
      { way, reach, start: there, end: here, crossing: back },
    ];
  });
  return (from, to, month) => {
    let [best, least] = [null as Crossing | null, Number.POSITIVE_INFINITY];
    for (const { way, reach, start, end, crossing } of ferries) {
      if (!isOpenIn(way, month ?? null)) continue;
      const [toPort, fromPort] = [distanceMeters(from, start), distanceMeters(end, to)];
      if (toPort > reach || fromPort > reach || toPort + fromPort >= least) continue;
      [best, least] = [crossing ?? null, toPort + fromPort];
    }
    return best;
  };
}

function crossingOf(way: Way, { cities }: RoadTable, isForth: boolean): Crossing | null {
  const { kind } = way;
  if (kind !== 'ferry' && kind !== 'train') return null;
  const ends = [cities[way.from]?.name, cities[way.to]?.name];
  const name = (isForth ? ends : ends.toReversed()).join('–');
  return { kind, name, minutes: crossingMinutes(kind, way.seconds / 60) };
}

/** The time on board: the table has it with the time of waiting. */
export function crossingMinutes(kind: 'ferry' | 'train', minutes: number): number {
  const sailing = (minutes - WAITING[kind]) / 1.25;
  const waiting = Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, minutes - sailing));
  return Math.round(minutes - waiting);
}
