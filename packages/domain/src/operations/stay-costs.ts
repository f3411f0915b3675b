import { isOnRoute, type Stop } from '../trip/stop.ts';
import type { Stay } from './stays.ts';

/**
 * What it costs to go on from each stay to each other: from the last stop on the route of the one to the first of the
 * other. Leaving a group costs more than any order could gain, so that its stays follow one another; a way that
 * does not exist costs less than that and more than all others together.
 */
export function stayCosts(
  stays: readonly Stay[],
  costOf: (from: Stop, to: Stop) => number,
): readonly (readonly number[])[] {
  const ends = stays.map(endsOf);
  const costs = ends.map(({ last }) =>
    ends.map(({ first }) => (last && first ? costOf(last, first) : 0)),
  );
  const known = costs.flat().filter((cost) => cost < Number.POSITIVE_INFINITY);
  const longest = known.reduce((most, cost) => Math.max(most, cost), 1);
  const noWay = longest * (stays.length + 1);
  const hasGroups = new Set(stays.map(({ group }) => group)).size < stays.length;
  const leaving = hasGroups ? noWay * (stays.length + 1) : 0;
  return costs.map((row, from) =>
    row.map(
      (cost, to) => Math.min(cost, noWay) + (stays[from]?.group === stays[to]?.group ? 0 : leaving),
    ),
  );
}

interface Ends {
  readonly first: Stop | undefined;
  readonly last: Stop | undefined;
}

function endsOf({ stops }: Stay): Ends {
  const onRoute = stops.map(({ stop }) => stop).filter(isOnRoute);
  return { first: onRoute[0], last: onRoute.at(-1) };
}
