import {
  distanceMeters,
  type Location,
  METERS_PER_DEGREE,
  type Point,
  restingPlace,
  routeLegsOf,
  shortLabel,
  stopsOf,
} from '@fahrtwind/domain';
import type { QueryAction } from '../action.ts';
import { fold } from '../language/fold.ts';
import { anyWishOf, isAbout, type SightWish } from '../language/sight-wish.ts';
import { tokensOf } from '../language/tokens.ts';
import { createBaseResolver } from '../plan/resolve-base.ts';
import { dayOf, placeOf, step, stopOf, type Step, type Turn } from '../plan/turn.ts';
import type { PlaceHit } from '../ports.ts';
import { findThemes } from '../regions/find-themes.ts';
import type { Base } from '../regions/read-regions.ts';
import { areaOfKey, basesAround, basesOf } from '../regions/regions.ts';

type Wish = Extract<QueryAction, { readonly kind: 'alongTheWay' }>;

const MOST_OPTIONS = 5;
const LEAST_OPTIONS = 3;
/** What lies so near to a stop is seen there, and not on the way. */
const IN_STOP_METERS = 10_000;
/** So many legs are looked along; more would take a route planner seconds. */
const MOST_LEGS = 12;
const ASIDE_METERS = 30_000;
const AROUND_METERS = 60_000;
/** Points of a line around which places worth a night are looked for. */
const MOST_POINTS = 60;

/** Where a wish is looked for. */
interface Ground {
  readonly line: readonly Point[];
  /** The middle, where it is around a place and not along a way. */
  readonly center: Point | null;
  /** What that is called. */
  readonly name: string;
  readonly bases: readonly Base[];
}

/** Sights and lovely towns as people wish for them in general words, as options: `das zweite` puts one into the trip. */
export async function alongQuery(turn: Turn, wish: Wish): Promise<Step> {
  const { texts } = turn;
  const ground = await groundOf(turn, wish);
  if (ground.line.length === 0) return step([], texts.answers.noRoute);
  const theme = wish.theme === undefined ? undefined : anyWishOf(wish.theme);
  const about = await placesOn(turn, ground, wish, theme);
  const isKnown = about.length > 0 || wish.theme === undefined;
  // Rather something else there than nothing.
  const found = isKnown ? about : await placesOn(turn, ground, { ...wish, theme: '' }, undefined);
  const head = ground.center ? texts.answers.around(ground.name) : texts.answers.along;
  const lead = isKnown ? [] : [texts.answers.noneOfTheme(wish.theme ?? '')];
  if (found.length === 0) return step([], lead[0] ?? texts.answers.nothingAlong);
  const rows = found.map((place, index) => `${index + 1}. ${labelOf(place)}`);
  return {
    kind: 'step',
    operations: [],
    text: [...lead, head, ...rows, texts.answers.alongHint].join('\n'),
    options: found.map((place) => ({ kind: 'place', label: place.name, place })),
  };
}

function labelOf({ name, description }: PlaceHit): string {
  return description ? `${name}: ${description}` : name;
}

async function placesOn(
  turn: Turn,
  ground: Ground,
  { theme = '', country, without = [] }: Wish,
  sight: SightWish | undefined,
): Promise<readonly PlaceHit[]> {
  const { ports, context } = turn;
  const themes = findThemes(tokensOf(theme), context.language);
  const sights = await ports.placesAlong(ground.line, sight);
  const resolve = createBaseResolver(ports);
  const bases = ground.bases.filter(
    (base) => theme === '' || base.themes.some((one) => themes.includes(one)),
  );
  const own = stopsOf(turn.trip).map(({ location }) => location);
  const isNew = ({ name, location }: PlaceHit): boolean =>
    own.every(
      (stop) =>
        distanceMeters(stop, location) > (ground.center ? 0 : IN_STOP_METERS) &&
        fold(shortLabel(stop)) !== fold(name),
    );
  const isWanted = (hit: PlaceHit): boolean =>
    isNew(hit) &&
    (country === undefined || fold(hit.country) === fold(country)) &&
    !without.some((one) => fold(hit.name).includes(fold(one)));
  // What is called that comes before what is only described so.
  const isCalled = ({ name }: PlaceHit): boolean => sight === undefined || isAbout(sight, name);
  const seen = nearestFirst(sights, ground)
    .filter(isWanted)
    .toSorted((one, other) => Number(isCalled(other)) - Number(isCalled(one)));
  if (theme === '' ? seen.length >= LEAST_OPTIONS : seen.length >= MOST_OPTIONS)
    return seen.slice(0, MOST_OPTIONS);
  const towns: PlaceHit[] = [];
  for (const base of bases.slice(0, MOST_OPTIONS * 2)) {
    const hit = await resolve(base);
    if (hit && isWanted(hit) && towns.length + seen.length < MOST_OPTIONS) towns.push(hit);
  }
  const names = new Set(seen.map(({ name }) => fold(name)));
  return [...seen, ...towns.filter(({ name }) => !names.has(fold(name)))].slice(0, MOST_OPTIONS);
}

/** Along a way in the order in which the search rates them. */
function nearestFirst(hits: readonly PlaceHit[], { center }: Ground): readonly PlaceHit[] {
  if (!center) return hits;
  return hits
    .filter(({ location }) => distanceMeters(location, center) <= AROUND_METERS)
    .toSorted(
      (one, other) => distanceMeters(one.location, center) - distanceMeters(other.location, center),
    );
}

async function groundOf(turn: Turn, wish: Wish): Promise<Ground> {
  const area = wish.area === undefined ? undefined : areaOfKey(wish.area);
  const near = wish.near === undefined ? undefined : placeOf(turn, wish.near);
  const bases = area ? nearTrip(turn, basesOf(area)) : [];
  if (area && bases.length > 0 && !wish.stop)
    return { line: bases, center: null, name: area.name, bases };
  if (near) return around(near.location, near.name);
  const legs = legsOf(turn, wish);
  const rest = legs.length === 0 ? restOf(turn, wish) : null;
  if (rest) return around(rest, shortLabel(rest));
  const lines = await Promise.all(
    legs.slice(0, MOST_LEGS).map(({ from, to }) => turn.ports.wayBetween(from, to)),
  );
  const line = lines.flat();
  return { line, center: null, name: '', bases: basesBeside(line) };
}

/** The search looks beside a line: this one crosses all that is around a point. */
function around(center: Point, name: string): Ground {
  const tall = ASIDE_METERS / METERS_PER_DEGREE;
  const wide = tall / Math.max(Math.cos((center.lat * Math.PI) / 180), 0.1);
  const { lat, lng } = center;
  const line = [
    { lat: lat + tall, lng },
    { lat: lat - tall, lng },
    { lat, lng },
    { lat, lng: lng + wide },
    { lat, lng: lng - wide },
  ];
  const bases = basesAround(center, AROUND_METERS).toSorted(
    (one, other) => distanceMeters(one, center) - distanceMeters(other, center),
  );
  return { line, center, name, bases };
}

/** The part of a large region that the trip comes near. */
function nearTrip({ trip }: Turn, bases: readonly Base[]): readonly Base[] {
  const stops = stopsOf(trip);
  return bases.filter(
    (base) =>
      stops.length === 0 ||
      stops.some(({ location }) => distanceMeters(location, base) <= AROUND_METERS),
  );
}

function basesBeside(line: readonly Point[]): readonly Base[] {
  const every = Math.max(1, Math.ceil(line.length / MOST_POINTS));
  const points = line.filter((_, index) => index % every === 0 || index === line.length - 1);
  return [...new Set(points.flatMap((point) => basesAround(point, ASIDE_METERS)))];
}

/** The legs of a day, the one to a stop or from one, or all from one stop to another. */
function legsOf(turn: Turn, scope: Wish) {
  const legs = routeLegsOf(turn.trip);
  const idOf = (handle: string | undefined): string | null =>
    handle === undefined ? null : (stopOf(turn, handle)?.stop.id ?? null);
  const [from, to] = [idOf(scope.from), idOf(scope.stop)];
  const [start, end] = [from, to].map((id) => legs.findIndex(({ cityId }) => cityId === id));
  if (from !== null && to === null) return legs.filter(({ fromCityId }) => fromCityId === from);
  if (from !== null && start !== undefined && end !== undefined && end > start)
    return legs.slice(start + 1, end + 1);
  const day = scope.day === undefined ? null : dayOf(turn, scope.day);
  return legs.filter(
    ({ cityId }) =>
      (to === null || cityId === to) &&
      (day === null || day?.cityList.some(({ id }) => id === cityId)),
  );
}

/** Where nothing is driven: at the first stop, or on a day without a way. */
function restOf(turn: Turn, { stop, day: handle }: Wish): Location | null {
  const at = stop === undefined ? undefined : stopOf(turn, stop)?.stop;
  if (at) return at.location;
  const day = handle === undefined ? undefined : dayOf(turn, handle);
  return day ? restingPlace(turn.trip, turn.trip.days.indexOf(day)) : null;
}
