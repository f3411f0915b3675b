import { distanceMeters, type Point } from '@fahrtwind/domain';

/** A place that may be stayed at. Its index in the list is its row in the hours. */
export interface Candidate extends Point {
  /** How much a first night there is worth; a lovely town is 2 to 3. */
  readonly worth: number;
  /** How many nights one likes to spend there. */
  readonly nights: number;
  readonly isWanted: boolean;
  readonly isCity: boolean;
  readonly themes: readonly string[];
  /** Those of the named regions that it lies in. */
  readonly areas: readonly string[];
}

export interface StayProblem {
  readonly candidates: readonly Candidate[];
  /** Hours at the wheel from row to column, candidates first; null where no road leads. */
  readonly hours: readonly (readonly (number | null)[])[];
  /** Rows of the places where the tour begins and ends; missing where it does so at a stay. */
  readonly start?: number;
  readonly end?: number;
  /** To be spent in all, those on the way among them. */
  readonly nights: number;
  readonly limitHours: number;
  readonly mostNights: number;
  /** What packing up costs: less with a bed on wheels, more with children. */
  readonly moveCost: number;
  /** Nights on the way of a leg where they are known, by `from-to`; null where it cannot be driven. */
  readonly nightsOnWay: ReadonlyMap<string, number | null>;
}

export interface Stay {
  readonly candidate: number;
  readonly nights: number;
}

/** A stage that takes all of the allowed hours to the minute leaves no room for a traffic light. */
const MARGIN = 0.98;
const HOUR_COST = 0.28;
/** What a second and a third night are worth beside the first. */
const MORE_NIGHTS = [0.64, 0.38];
/** A tour of coast, hills and towns is worth more than three beaches. */
const THEME_WORTH = 0.35;
/** A person who names two regions wants to see both. */
const AREA_WORTH = 4;
/** A night that the place is too small for. */
const NIGHT_TOO_MANY = 0.12;
const UNSPENT_COST = 2;
const LONG_HOURS = 3;
const LONG_COST = 0.35;
const SAME_AREA_METERS = 14_000;
const NEAR_METERS = 28_000;
const MOST_CITIES = 2;
const WANTED_WORTH = 50;

export function nightsOnWay(problem: StayProblem, from: number, to: number): number | null {
  const known = problem.nightsOnWay.get(`${from}-${to}`);
  if (known !== undefined) return known;
  const hours = problem.hours[from]?.[to] ?? null;
  if (hours === null) return null;
  return Math.max(0, Math.ceil(hours / (problem.limitHours * MARGIN)) - 1);
}

interface Rated {
  readonly stays: readonly Stay[];
  readonly score: number;
}

/**
 * Chooses where to stay and for how long: places that are worth it, an order without zigzag, nights that fit. Grows
 * the tour by the best next place, then tries single changes while they help.
 */
export function chooseStays(problem: StayProblem, mayGoOn: () => boolean): readonly Stay[] | null {
  let order: readonly number[] = problem.candidates.flatMap(({ isWanted }, index) =>
    isWanted ? [index] : [],
  );
  let best = rate(problem, order);
  if (order.length > 1) ({ order, best } = improved(problem, order, best, mayGoOn));
  while (mayGoOn()) {
    const next = bestInsertion(problem, order, best);
    if (!next) break;
    ({ order, best } = next);
  }
  ({ order, best } = improved(problem, order, best, mayGoOn));
  return best?.stays ?? null;
}

interface State {
  readonly order: readonly number[];
  readonly best: Rated | null;
}

function bestInsertion(
  problem: StayProblem,
  order: readonly number[],
  before: Rated | null,
): State | null {
  const tried = problem.candidates.flatMap((_, candidate) =>
    order.includes(candidate)
      ? []
      : Array.from({ length: order.length + 1 }, (__, at) => order.toSpliced(at, 0, candidate)),
  );
  return bestOf(problem, tried, before);
}

function bestOf(
  problem: StayProblem,
  orders: readonly (readonly number[])[],
  before: Rated | null,
): State | null {
  let found: State | null = null;
  for (const order of orders) {
    const rated = rate(problem, order);
    const least = found?.best?.score ?? before?.score ?? -Infinity;
    if (rated && rated.score > least + 1e-9) found = { order, best: rated };
  }
  return found;
}

const MOST_ROUNDS = 40;

/** Moves, drops, exchanges and turns around while the tour gets better. */
function improved(
  problem: StayProblem,
  first: readonly number[],
  rated: Rated | null,
  mayGoOn: () => boolean,
): State {
  let state: State = { order: first, best: rated };
  for (let round = 0; round < MOST_ROUNDS && mayGoOn(); round += 1) {
    const next =
      bestOf(problem, neighbours(state.order, problem), state.best) ??
      bestInsertion(problem, state.order, state.best);
    if (!next) break;
    state = next;
  }
  return state;
}

function neighbours(
  order: readonly number[],
  { candidates }: StayProblem,
): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (const [at, one] of order.entries()) {
    const rest = order.toSpliced(at, 1);
    if (!candidates[one]?.isWanted) {
      found.push(rest);
      for (const other of candidates.keys())
        if (!order.includes(other)) found.push(order.with(at, other));
    }
    for (let to = 0; to <= rest.length; to += 1) found.push(rest.toSpliced(to, 0, one));
    for (let end = at + 2; end <= order.length; end += 1)
      found.push([
        ...order.slice(0, at),
        ...order.slice(at, end).toReversed(),
        ...order.slice(end),
      ]);
  }
  return found;
}

/** Null where the nights do not suffice or no road leads. */
function rate(problem: StayProblem, order: readonly number[]): Rated | null {
  const { start, end, hours, nights } = problem;
  const way = [
    ...(start === undefined ? [] : [start]),
    ...order,
    ...(end === undefined ? [] : [end]),
  ];
  let [score, onWay] = [0, 0];
  for (const [index, to] of way.slice(1).entries()) {
    const from = way[index] ?? to;
    const sleeping = nightsOnWay(problem, from, to);
    if (sleeping === null) return null;
    const driven = hours[from]?.[to] ?? 0;
    onWay += sleeping;
    score -= driven * HOUR_COST;
    if (from !== start && to !== end) score -= Math.max(0, driven - LONG_HOURS) * LONG_COST;
  }
  const free = nights - onWay;
  if (free < order.length) return null;
  const spent = spendNights(problem, order, free);
  score += spent.score - order.length * problem.moveCost - crowding(problem, order);
  return { stays: spent.stays, score };
}

/** One night in each place, the others where they are worth most. */
function spendNights(
  { candidates, mostNights }: StayProblem,
  order: readonly number[],
  free: number,
) {
  const nights = order.map(() => 1);
  let score = order.reduce((sum, index) => sum + worthOf(candidates[index]), 0);
  for (let left = free - order.length; left > 0; left -= 1) {
    const gains = order.map((index, at) => gainOf(candidates[index], nights[at] ?? 1, mostNights));
    const most = Math.max(...gains, -Infinity);
    if (most === -Infinity) {
      score -= left * UNSPENT_COST;
      break;
    }
    const at = gains.indexOf(most);
    nights[at] = (nights[at] ?? 1) + 1;
    score += most;
  }
  return { score, stays: order.map((candidate, at) => ({ candidate, nights: nights[at] ?? 1 })) };
}

function worthOf(candidate: Candidate | undefined): number {
  return candidate ? candidate.worth + (candidate.isWanted ? WANTED_WORTH : 0) : 0;
}

function gainOf(candidate: Candidate | undefined, nights: number, mostNights: number): number {
  if (!candidate || nights >= mostNights) return -Infinity;
  if (nights >= candidate.nights) return NIGHT_TOO_MANY / nights;
  return candidate.worth * (MORE_NIGHTS[nights - 1] ?? NIGHT_TOO_MANY);
}

/** Places that lie side by side are visited from one bed; a tour is no list of cities, and has some of everything. */
function crowding({ candidates }: StayProblem, order: readonly number[]): number {
  const places = order.flatMap((index) => candidates[index] ?? []);
  const themes = new Set(places.flatMap((one) => one.themes));
  const areas = new Set(places.flatMap((one) => one.areas));
  const cities = places.filter(({ isCity }) => isCity).length;
  let cost =
    Math.max(0, cities - MOST_CITIES) * 0.7 - themes.size * THEME_WORTH - areas.size * AREA_WORTH;
  const sideBySide = neighboursOf(candidates);
  for (const [at, one] of order.entries())
    for (const other of order.slice(at + 1)) cost += sideBySide[one]?.[other] ?? 0;
  return cost;
}

const known = new WeakMap<readonly Candidate[], readonly (readonly number[])[]>();

/** What it costs to stay at two of them; a search asks it many thousand times. */
function neighboursOf(candidates: readonly Candidate[]): readonly (readonly number[])[] {
  const found = known.get(candidates);
  if (found) return found;
  const costs = candidates.map((one) =>
    candidates.map((other) => {
      const meters = distanceMeters(one, other);
      return meters < SAME_AREA_METERS ? 1.6 : meters < NEAR_METERS ? 0.6 : 0;
    }),
  );
  known.set(candidates, costs);
  return costs;
}
