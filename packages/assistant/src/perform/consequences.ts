import {
  type FindMeasure,
  type MeasuredLeg,
  replayOperations,
  type RouteLeg,
  routeLegsOf,
  scheduleTrip,
  type Trip,
} from '@fahrtwind/domain';
import { wayKey } from '../plan/measures.ts';
import type { Turn } from '../plan/turn.ts';
import { lineOf } from './consequence-line.ts';
import { lostTickets, type Problem, type ProblemKind, problemsOf } from './problems.ts';
import { type Mending, remediesFor } from './remedies.ts';

/** Something that a proposal makes worse, and what would mend it. */
export interface Consequence {
  readonly line: string;
  readonly remedy: Mending | null;
}

/** More than this is not read. */
const MOST = 3;
/** A problem that was there before and grows by less is the same one. */
const GROWTH = 1.1;
/** So many legs are measured at once; others are estimated on both sides. */
const MOST_LEGS = 60;
/** What plans of whole trips say themselves. */
const SAID_BY_PLANS: readonly ProblemKind['code'][] = ['long-drive', 'crowded-day', 'stop-twice'];

/** What a turn makes worse, by the trip's own warnings before and after. */
export async function findConsequences(
  turn: Turn,
  isPlan: boolean,
): Promise<readonly Consequence[]> {
  const before = turn.context.trip;
  const compare = createComparison(turn);
  const { worse } = await compare(before, turn.trip);
  const said = [...worse, ...lostTickets(before, turn.trip)]
    .filter(({ what }) => !(isPlan && SAID_BY_PLANS.includes(what.code)))
    .filter(isSaidOnce)
    .map((problem) => ({ problem, line: lineOf(problem.what, turn) }))
    .filter(({ line }) => line !== '')
    .slice(0, MOST);
  const consequences: Consequence[] = [];
  for (const { problem, line } of said)
    consequences.push({ line, remedy: await remedyFor(problem, turn, compare) });
  return consequences;
}

/** A day that is too long needs no second line, nor does a lodging with wrong dates. */
function isSaidOnce({ what }: Problem, _: number, all: readonly Problem[]): boolean {
  const has = (test: (other: ProblemKind) => boolean) => all.some((other) => test(other.what));
  if (what.code === 'after-midnight' || what.code === 'crowded-day')
    return !has((other) => other.code === 'long-drive' && other.dayId === what.dayId);
  if (what.code === 'lodging-without-stop')
    return !has((other) => other.code === 'hotel-does-not-fit' && other.hotelId === what.hotelId);
  return true;
}

interface Compared {
  /** What is worse in the second state. */
  readonly worse: readonly Problem[];
  /** All problems of the second state. */
  readonly now: readonly Problem[];
}

type Compare = (one: Trip, other: Trip) => Promise<Compared>;

/** Compares two states of the trip. Only days in which they differ are measured, and each leg once. */
function createComparison({ drivingLimitMinutes, ports }: Turn): Compare {
  const known = new Map<string, MeasuredLeg | null>();
  const measured: FindMeasure = (leg) => known.get(wayKey(leg)) ?? undefined;
  const look = (trip: Trip) =>
    problemsOf({ trip, schedule: scheduleTrip(trip, measured), drivingLimitMinutes });
  return async (one, other) => {
    const legs = new Map(legsThatDiffer(one, other).map((leg) => [wayKey(leg), leg]));
    const unknown = [...legs].filter(([key]) => !known.has(key)).slice(0, MOST_LEGS);
    const answers = await ports.measure(unknown.map(([, leg]) => leg));
    for (const [index, [key]] of unknown.entries()) known.set(key, answers[index] ?? null);
    const [old, now] = [look(one), look(other)];
    const sizes = new Map(old.map(({ key, size }) => [key, size]));
    // Both legs of a pass are closed, which is one thing to say.
    const each = [...new Map(now.map((problem) => [problem.key, problem])).values()];
    const worse = each.filter(({ key, size }) => size > (sizes.get(key) ?? 0) * GROWTH);
    return { worse, now };
  };
}

/** The legs of all days in which two states differ, on both sides. */
function legsThatDiffer(one: Trip, other: Trip): readonly RouteLeg[] {
  const [ways, otherWays] = [one, other].map((trip) => new Set(routeLegsOf(trip).map(wayKey)));
  const days = new Map(one.days.map((day) => [day.id, day]));
  const differing = new Set(
    other.days.filter((day) => days.get(day.id) !== day).map(({ id }) => id),
  );
  const legsOf = (trip: Trip, others: ReadonlySet<string> | undefined) => {
    const dayOf = new Map(
      trip.days.flatMap(({ id, cityList }) => cityList.map((stop) => [stop.id, id] as const)),
    );
    const legs = routeLegsOf(trip);
    const changed = new Set(
      legs.filter((leg) => !others?.has(wayKey(leg))).map(({ cityId }) => dayOf.get(cityId)),
    );
    return legs.filter(({ cityId }) => {
      const day = dayOf.get(cityId) ?? '';
      return differing.has(day) || changed.has(day);
    });
  };
  return [...legsOf(other, ways), ...legsOf(one, otherWays)];
}

/** The first remedy that ends the problem and makes nothing else worse. */
async function remedyFor(problem: Problem, turn: Turn, compare: Compare): Promise<Mending | null> {
  const { trip } = turn;
  for (const remedy of await remediesFor(problem.what, turn)) {
    if (remedy.operations.length === 0) return remedy;
    const mended = replayOperations(trip, remedy.operations);
    if (mended.notFitting.length > 0) continue;
    const { worse, now } = await compare(trip, mended.trip);
    if (worse.length === 0 && !now.some(({ key }) => key === problem.key)) return remedy;
  }
  return null;
}
