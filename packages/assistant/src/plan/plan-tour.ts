import { distanceMeters, monthOf } from '@fahrtwind/domain';
import type { AssistantPorts, PlaceHit } from '../ports.ts';
import type { Base } from '../regions/read-regions.ts';
import {
  type Candidate,
  chooseStays,
  nightsOnWay,
  type Stay,
  type StayProblem,
} from './choose-stays.ts';
import { expandLeg, type Part } from './expand-leg.ts';
import { placesByHour } from './measures.ts';
import { MOST_NIGHTS, type PlanRequest } from './plan-request.ts';
import { rateBases, type RatedBase } from './rate-bases.ts';
import { createBaseResolver } from './resolve-base.ts';
import { areaKey, basesOf } from '../regions/regions.ts';

/** A place of the plan. */
export interface TourStop {
  readonly place: PlaceHit;
  /** From 0. */
  readonly dayIndex: number;
  /** The place of our regions that it is; missing for towns on the way and for what was asked for. */
  readonly base?: Base;
  /** How many nights are spent there; 0 where the way goes on the same day. */
  readonly nights: number;
  /** Where a ferry leads through the night or the day; missing for all else. */
  readonly ferryTo?: string;
}

export interface Tour {
  readonly kind: 'tour';
  readonly dayCount: number;
  readonly stops: readonly TourStop[];
  /** What would be worth it and found no room, best first. */
  readonly leftOut: readonly string[];
}

export type TourPlan =
  | Tour
  /** Nothing is known of the region. */
  | { readonly kind: 'nothing-known' }
  /** So few days do not get there and back. */
  | { readonly kind: 'too-short'; readonly hours: number };

const MOST_ATTEMPTS = 8;
const SECONDS = 3600;
/** Packing up and on. */
const MOVE_COST = { car: 0.9, camper: 0.7, motorcycle: 0.7 } as const;
/** On a weekend, a change of lodging every day would take too much of the time. */
const SHORT_DAYS = 4;
const SHORT_MOVE_COST = 0.5;
const MOVE_COST_WITH_CHILDREN = 1.6;
/** Some of them are passed after all. */
const MOST_LEFT_OUT = 6;
const NEAR_METERS = 28_000;
/** A hostile wish is cut off. */
const MOST_STEPS = 200;

interface Place {
  readonly hit: PlaceHit;
  readonly base?: Base;
}

/** Plans where to sleep: the way there, the best of the region for the nights, another way back. */
export async function planTour(request: PlanRequest, ports: AssistantPorts): Promise<TourPlan> {
  const resolve = createBaseResolver(ports);
  const rated = rateBases(request);
  const found = await Promise.all(
    rated.map(async (one) => ({ ...one, hit: await resolve(one.base) })),
  );
  // Where the trip ends is a place to stay at, too.
  const wanted = [...request.wanted, ...(request.to ? [request.to] : [])].map((hit) => ({ hit }));
  const own = found.flatMap(({ base, worth, hit }) =>
    hit && !wanted.some((one) => isNear(one.hit, hit, 5000)) ? [{ hit, base, worth }] : [],
  );
  const candidates: readonly (Candidate & Place)[] = [
    ...wanted.map(({ hit }) => ({
      hit,
      ...pointOf(hit),
      worth: 2.4,
      nights: 2,
      isWanted: true,
      isCity: false,
      themes: [],
      areas: [],
    })),
    ...own.map(({ hit, base, worth }) => candidateOf(hit, base, worth, request)),
  ];
  if (candidates.length === 0) return { kind: 'nothing-known' };
  return tourOver(request, candidates, ports);
}

function candidateOf(
  hit: PlaceHit,
  base: Base,
  worth: RatedBase['worth'],
  request: PlanRequest,
): Candidate & Place {
  const isCity = base.themes.includes('city');
  return {
    hit,
    base,
    ...pointOf(hit),
    worth,
    nights: base.nights,
    isWanted: false,
    isCity,
    themes: base.themes.filter((theme) => theme !== 'children'),
    areas: request.areas.filter((area) => basesOf(area).includes(base)).map(areaKey),
  };
}

function pointOf({ location: { lat, lng } }: PlaceHit) {
  return { lat, lng };
}

function isNear(one: PlaceHit, other: PlaceHit, meters: number): boolean {
  return distanceMeters(one.location, other.location) <= meters;
}

/** Chooses stays, finds the nights on the way, and chooses again where these differ from what was assumed. */
async function tourOver(
  request: PlanRequest,
  candidates: readonly (Candidate & Place)[],
  ports: AssistantPorts,
): Promise<TourPlan> {
  const { from } = request;
  const end = request.to ?? (request.isRound ? from : undefined);
  const places: readonly Place[] = [
    ...candidates,
    ...(from ? [{ hit: from }] : []),
    ...(end && end !== from ? [{ hit: end }] : []),
  ];
  const hours = await placesByHour(
    places.map(({ hit }) => hit),
    ports,
  );
  const start = from ? candidates.length : undefined;
  const last = end === undefined ? undefined : places.findLastIndex(({ hit }) => hit === end);
  const known = new Map<string, number | null>();
  const parts = new Map<string, readonly Part[] | null>();
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const problem: StayProblem = {
      candidates,
      hours,
      ...(start !== undefined && { start }),
      ...(last !== undefined && last >= 0 && { end: last }),
      nights: request.days - 1,
      limitHours: request.maxDriveHours,
      mostNights: request.mostNights,
      moveCost: moveCostOf(request),
      nightsOnWay: known,
    };
    const stays = chooseWithin(problem, ports);
    if (!stays || stays.length === 0) return tooShort(problem);
    const legs = legsOf(stays, problem);
    const isSettled = await expandAll(legs, { request, places, problem, known, parts }, ports);
    if (isSettled) return tourOf(stays, legs, { problem, places, parts });
  }
  return { kind: 'nothing-known' };
}

function moveCostOf({ withChildren, vehicle, mostNights, days }: PlanRequest): number {
  const usual = withChildren ? MOVE_COST_WITH_CHILDREN : MOVE_COST[vehicle];
  const cost = usual + (days <= SHORT_DAYS ? SHORT_MOVE_COST : 0);
  return mostNights > MOST_NIGHTS ? cost * 2 : cost;
}

function chooseWithin(problem: StayProblem, { hasTime }: AssistantPorts): readonly Stay[] | null {
  let steps = 0;
  return chooseStays(problem, () => (steps += 1) <= MOST_STEPS && hasTime());
}

function tooShort({ candidates, hours, start }: StayProblem): TourPlan {
  const row = start === undefined ? [] : (hours[start] ?? []);
  const near = Math.min(...row.slice(0, candidates.length).map((cell) => cell ?? Infinity));
  return Number.isFinite(near) ? { kind: 'too-short', hours: near } : { kind: 'nothing-known' };
}

type Leg = readonly [from: number, to: number];

function legsOf(stays: readonly Stay[], { start, end }: StayProblem): readonly Leg[] {
  const way = [
    ...(start === undefined ? [] : [start]),
    ...stays.map(({ candidate }) => candidate),
    ...(end === undefined ? [] : [end]),
  ];
  return way.slice(1).map((to, index) => [way[index] ?? to, to]);
}

interface Expansion {
  readonly request: PlanRequest;
  readonly places: readonly Place[];
  readonly problem: StayProblem;
  readonly known: Map<string, number | null>;
  readonly parts: Map<string, readonly Part[] | null>;
}

/** Whether all legs take as many nights as was assumed. */
async function expandAll(
  legs: readonly Leg[],
  { request, places, problem, known, parts }: Expansion,
  ports: AssistantPorts,
): Promise<boolean> {
  let isSettled = true;
  const ends = [...new Set(legs.flat())].flatMap((index) => places[index] ?? []);
  const taken: PlaceHit[] = ends.map(({ hit }) => hit);
  for (const [from, to] of legs) {
    const key = `${from}-${to}`;
    const assumed = nightsOnWay(problem, from, to);
    if (!parts.has(key)) {
      const [one, other] = [places[from]?.hit, places[to]?.hit];
      const limits = {
        limitSeconds: request.maxDriveHours * SECONDS,
        month: monthOf(request.start),
        taken,
      };
      // A leg within a day is measured with the whole trip.
      const isShort =
        assumed === 0 && (problem.hours[from]?.[to] ?? 0) < request.maxDriveHours * 0.9;
      parts.set(key, isShort || !one || !other ? [] : await expandLeg(one, other, limits, ports));
    }
    const found = parts.get(key) ?? null;
    taken.push(...(found ?? []).map(({ place }) => place));
    const nights = found && found.filter(({ isNight }) => isNight).length;
    if (nights === assumed) continue;
    known.set(key, nights);
    isSettled = false;
  }
  return isSettled;
}

function tourOf(
  stays: readonly Stay[],
  legs: readonly Leg[],
  { problem, places, parts }: Pick<Expansion, 'problem' | 'places' | 'parts'>,
): Tour {
  const stops: TourStop[] = [];
  let day = 0;
  const arrive = (index: number, nights: number): void => {
    const place = places[index];
    if (!place) return;
    stops.push({
      place: place.hit,
      dayIndex: day,
      nights,
      ...(place.base && { base: place.base }),
    });
    day += nights;
  };
  const nightsOf = new Map(stays.map(({ candidate, nights }) => [candidate, nights]));
  const first = legs[0]?.[0] ?? stays[0]?.candidate ?? 0;
  arrive(first, nightsOf.get(first) ?? 0);
  for (const [from, to] of legs) {
    for (const { place, isNight, ferryTo } of parts.get(`${from}-${to}`) ?? []) {
      const nights = isNight ? 1 : 0;
      stops.push({ place, dayIndex: day, nights, ...(ferryTo !== undefined && { ferryTo }) });
      if (isNight) day += 1;
    }
    const isThere = stops.at(-1)?.place === places[to]?.hit;
    if (!isThere) arrive(to, to === problem.end ? 0 : (nightsOf.get(to) ?? 0));
  }
  return { kind: 'tour', dayCount: day + 1, stops, leftOut: leftOutOf(problem, stays, places) };
}

/** The best places that are not in it, and do not lie beside one that is. */
function leftOutOf(
  { candidates, hours }: StayProblem,
  stays: readonly Stay[],
  places: readonly Place[],
): readonly string[] {
  const chosen = stays.map(({ candidate }) => candidate);
  const left = candidates.flatMap((candidate, index) => {
    const name = places[index]?.hit.name;
    const isBeside = chosen.some((one) => {
      const other = candidates[one];
      return other && distanceMeters(candidate, other) < NEAR_METERS;
    });
    const isMinor = candidate.nights < 2;
    if (chosen.includes(index) || isBeside || isMinor || name === undefined) return [];
    const isReached = chosen.some((one) => (hours[one]?.[index] ?? null) !== null);
    return isReached ? [{ name, worth: candidate.worth }] : [];
  });
  return left
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MOST_LEFT_OUT)
    .map(({ name }) => name);
}
