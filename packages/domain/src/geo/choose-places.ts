import { distanceMeters, type Point } from './distance.ts';

/** A place that a line of a list may mean. */
export interface PlaceCandidate extends Point {
  /** 0 when unknown. */
  readonly population: number;
}

export interface PlaceChoice {
  /** The place of the candidate in its list; -1 where there is none. */
  readonly index: number;
  /** Whether every other place of that name would make the route much less likely. */
  readonly isSure: boolean;
  /** Whether it lies far from the way between its neighbours: there may be another one that was not found. */
  readonly isFarOff: boolean;
}

/** As much further the route may be for a candidate that was found one place earlier. */
const RANK_KM = 50;
/** As much further it may be for a first candidate with twice as many people: „Rom“ between Paris and Hamburg is the city. */
const DOUBLE_KM = 300;
/** Fewer people make no place less likely: sights and passes have none. */
const LEAST_PEOPLE = 1000;
const SURE_KM = 400;
const FAR_OFF_KM = 800;
/** Candidates as near as that are the same place: a city, its district, its station. */
const SAME_KM = 50;

/**
 * Which place each line of a list means, given what was found for it, the likeliest first: the one with which the route
 * over all lines is short. A name alone often means several places, but a list is a journey.
 */
export function choosePlaces(
  lines: readonly (readonly PlaceCandidate[])[],
  start?: Point,
): readonly PlaceChoice[] {
  const known = lines.filter((candidates) => candidates.length > 0);
  const costs = costsOf(known, start);
  const indexes = costs.map((own) => own.indexOf(Math.min(...own)));
  const route = known.flatMap((candidates, line) => candidates[indexes[line] ?? -1] ?? []);
  let line = -1;
  return lines.map((candidates) => {
    if (candidates.length === 0) return { index: -1, isSure: false, isFarOff: false };
    line += 1;
    const index = indexes[line] ?? -1;
    const isSure = isClear(candidates, costs[line] ?? [], index);
    const [from, to] = [route[line - 1] ?? start, route[line + 1]];
    const detour =
      from && to
        ? kmBetween(from, route[line]) + kmBetween(route[line], to) - kmBetween(from, to)
        : 0;
    return { index, isSure, isFarOff: detour > FAR_OFF_KM };
  });
}

function isClear(
  candidates: readonly PlaceCandidate[],
  costs: readonly number[],
  index: number,
): boolean {
  const least = costs[index] ?? 0;
  return candidates.every(
    (other, place) =>
      (costs[place] ?? 0) >= least + SURE_KM || kmBetween(candidates[index], other) <= SAME_KM,
  );
}

/** For every candidate the length of the best route over it, with what its rank and size add. */
function costsOf(
  lines: readonly (readonly PlaceCandidate[])[],
  start: Point | undefined,
): readonly (readonly number[])[] {
  const own = lines.map(ownCosts);
  const forward = runningCosts(lines, own, start);
  const backward = runningCosts(lines.toReversed(), own.toReversed()).toReversed();
  return forward.map((costs, line) =>
    costs.map((cost, place) => cost + (backward[line]?.[place] ?? 0) - (own[line]?.[place] ?? 0)),
  );
}

/** The cost of the best route that ends with each candidate. */
function runningCosts(
  lines: readonly (readonly PlaceCandidate[])[],
  own: readonly (readonly number[])[],
  start?: Point,
): readonly (readonly number[])[] {
  const costs: (readonly number[])[] = [];
  for (const [line, candidates] of lines.entries()) {
    const before = lines[line - 1] ?? (start ? [start] : []);
    const soFar = costs[line - 1] ?? [0];
    costs.push(
      candidates.map((candidate, place) => {
        const ways = before.map((from, index) => (soFar[index] ?? 0) + kmBetween(from, candidate));
        return (own[line]?.[place] ?? 0) + (ways.length > 0 ? Math.min(...ways) : 0);
      }),
    );
  }
  return costs;
}

/** Places that were found later count less, and still less the fewer people they have than the first. */
function ownCosts(candidates: readonly PlaceCandidate[]): readonly number[] {
  const people = candidates.map(({ population }) => Math.max(population, LEAST_PEOPLE));
  const [first = LEAST_PEOPLE] = people;
  return people.map(
    (count, rank) => rank * RANK_KM + Math.max(0, Math.log2(first / count)) * DOUBLE_KM,
  );
}

function kmBetween(one: Point | undefined, other: Point | undefined): number {
  return one && other ? distanceMeters(one, other) / 1000 : 0;
}
