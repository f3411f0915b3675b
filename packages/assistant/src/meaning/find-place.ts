import {
  countryOf,
  distanceMeters,
  isOnRoute,
  type Point,
  shortLabel,
  stopsOf,
  type Trip,
} from '@fahrtwind/domain';
import type { AssistantPorts, PlaceHit } from '../ports.ts';
import { allowedTypos, fold, typosBetween } from '../language/fold.ts';
import { namesOf } from './find-stops.ts';
import { nameVariants } from './name-variants.ts';

/** What a phrase was found to mean. */
export type FoundPlace =
  | {
      readonly kind: 'found';
      readonly place: PlaceHit;
      /** Not quite the name that was written. */ readonly isGuess: boolean;
    }
  | { readonly kind: 'ambiguous'; readonly options: readonly PlaceHit[] }
  /** A whole country, and towns in it. */
  | { readonly kind: 'country'; readonly name: string; readonly options: readonly PlaceHit[] }
  | { readonly kind: 'none' };

/** As different as Frankfurt am Main (760,000 people) and Frankfurt an der Oder (57,000). */
const CLEAR_DIFFERENCE = 0.8;
/** A detour of 200 km weighs as much as ten times the people. */
const DETOUR_METERS = 200_000;
/** As good as a town of 30,000 people. */
const LAKE_FAME = 2.5;
const METROPOLIS = 500_000;
const METROPOLIS_FAME = 0.7;
const MAX_OPTIONS = 4;
const AROUND_COUNTRY_METERS = 200_000;
const AROUND_REGION_METERS = 60_000;

/** The trip's own stops before the gazetteer; of several places of a name the one with the least detour and the most people. */
export async function findPlace(
  phrase: string,
  trip: Trip,
  ports: AssistantPorts,
): Promise<FoundPlace> {
  const own = ownPlace(phrase, trip);
  if (own) return { kind: 'found', place: own, isGuess: false };
  const near = stopsOf(trip).find(isOnRoute)?.location;
  for (const variant of nameVariants(phrase)) {
    const hits = await ports.findPlaces(variant, near);
    const exact = hits.filter((hit) => isNamed(hit, variant));
    const [named = []] = await ports.placesNamed([variant]);
    const best = [withinReach(exact, trip), withinReach(named, trip), exact].find(
      (some) => some.length > 0,
    );
    if (best) return chosen(best, trip, ports);
  }
  const hits = await ports.findPlaces(phrase, near);
  const close = hits.filter((hit) => isSimilar(hit, phrase));
  const [first] = close;
  return first ? { kind: 'found', place: first, isGuess: true } : { kind: 'none' };
}

/** A town of the name on another continent is not meant where there is one near. */
const REACH_METERS = 2_500_000;
const NO_TOWNS: readonly (string | undefined)[] = ['airport', 'station'];

function withinReach(hits: readonly PlaceHit[], trip: Trip): readonly PlaceHit[] {
  const stops = stopsOf(trip);
  const stays = hits.filter(({ kind }) => !NO_TOWNS.includes(kind));
  const near = stays.filter(({ location }) =>
    stops.some((stop) => distanceMeters(stop.location, location) < REACH_METERS),
  );
  return stops.length === 0 ? stays : near;
}

function ownPlace(phrase: string, trip: Trip): PlaceHit | null {
  const wanted = nameVariants(phrase).slice(0, 2).map(fold);
  const stop = stopsOf(trip).find((one) => namesOf(one).some((name) => wanted.includes(name)));
  if (!stop) return null;
  const { location } = stop;
  return {
    handle: `own-${stop.id}`,
    name: shortLabel(location),
    country: countryOf(location),
    population: 0,
    location,
  };
}

function namesOfHit({ name, location }: PlaceHit): readonly string[] {
  return [name, location.englishName, shortLabel(location)].filter(Boolean).map(fold);
}

/** `Frankfurt` is Frankfurt am Main and Frankfurt (Oder); `Prag` is not Praglia. */
function isNamed(hit: PlaceHit, phrase: string): boolean {
  const wanted = plain(phrase);
  return namesOfHit(hit).some((name) => {
    const known = plain(name);
    return known === wanted || known.startsWith(`${wanted} `);
  });
}

/** `Frankfurt (Oder)` is Frankfurt an der Oder. */
function plain(name: string): string {
  const words = fold(name).split(/[\s()/,.]+/);
  return words
    .filter((word) => word !== '' && !['an', 'am', 'der', 'im', 'in', 'ob'].includes(word))
    .join(' ');
}

function isSimilar(hit: PlaceHit, phrase: string): boolean {
  const wanted = fold(phrase);
  const most = allowedTypos(wanted.length);
  return namesOfHit(hit).some((name) => most > 0 && typosBetween(wanted, name, most) <= most);
}

async function chosen(
  hits: readonly PlaceHit[],
  trip: Trip,
  ports: AssistantPorts,
): Promise<FoundPlace> {
  // Luxemburg is a town, too.
  const hasCity = hits.some((hit) => !isArea(hit) && hit.population >= CITY_PEOPLE);
  const countries = hasCity ? [] : hits.filter(isCountry);
  const [country] = hits.every(isArea) ? hits : countries;
  if (country) {
    const towns = await ports.townsNear(
      country.location,
      isCountry(country) ? AROUND_COUNTRY_METERS : AROUND_REGION_METERS,
    );
    const inside = towns.filter((town) => !isCountry(country) || town.country === country.name);
    return { kind: 'country', name: country.name, options: inside.slice(0, MAX_OPTIONS) };
  }
  // Pärnu is the town before it is the county.
  const rated = hits
    .filter((hit) => !isArea(hit))
    .map((place, index) => ({
      place,
      rating: ratingOf(place, trip) + (index === 0 ? fameOf(place) : 0),
    }))
    .toSorted((one, other) => other.rating - one.rating);
  const near = onlyNear(
    rated.map(({ place }) => place),
    trip,
  );
  if (near) return { kind: 'found', place: near, isGuess: false };
  const [best, second] = rated;
  if (!best) return { kind: 'none' };
  if (
    !second ||
    best.rating - second.rating >= CLEAR_DIFFERENCE ||
    isTwin(best.place, second.place)
  )
    return { kind: 'found', place: best.place, isGuess: false };
  return { kind: 'ambiguous', options: rated.slice(0, MAX_OPTIONS).map(({ place }) => place) };
}

const NEAR_METERS = 60_000;
const AWAY_METERS = 200_000;
const WELL_KNOWN_PEOPLE = 100_000;
const CITY_PEOPLE = 50_000;

/** Several villages may have that name: the one by the route is meant where all others are far away. */
function onlyNear(places: readonly PlaceHit[], trip: Trip): PlaceHit | null {
  const rated = places.map((place) => ({ place, meters: detourTo(place.location, trip) }));
  const [near, other] = rated.filter(({ meters }) => meters < NEAR_METERS);
  const isAlone = rated.every(
    (one) => one === near || (one.meters > AWAY_METERS && one.place.population < WELL_KNOWN_PEOPLE),
  );
  return near && !other && isAlone && stopsOf(trip).length > 0 ? near.place : null;
}

/** A landscape or a county is no stop either. */
function isArea(hit: PlaceHit): boolean {
  return hit.kind === 'region' || isCountry(hit);
}

/** Only countries have a label without a country behind it. */
function isCountry({ kind, name, country, location }: PlaceHit): boolean {
  if (kind !== undefined) return kind === 'country';
  return country === '' ? !location.label.includes(',') : fold(name) === fold(country);
}

/** A town and its airport or lake shore of the same name lie together. */
function isTwin(one: PlaceHit, other: PlaceHit): boolean {
  return distanceMeters(one.location, other.location) < 30_000;
}

/** What our search names first is best known here: a metropolis, or a lake, which has no population. */
function fameOf({ population }: PlaceHit): number {
  if (population === 0) return LAKE_FAME;
  return population >= METROPOLIS ? METROPOLIS_FAME : 0;
}

function ratingOf({ population, location }: PlaceHit, trip: Trip): number {
  const people = Math.log10(Math.max(population, 100));
  return people - Math.min(detourTo(location, trip) / DETOUR_METERS, 3);
}

/** How much longer the way gets at best, as the crow flies. */
export function detourTo(place: Point, trip: Trip): number {
  const stops = stopsOf(trip)
    .filter(isOnRoute)
    .map(({ location }) => location);
  const detours = stops.map((from, index) => {
    const to = stops[index + 1];
    if (!to) return distanceMeters(from, place);
    return distanceMeters(from, place) + distanceMeters(place, to) - distanceMeters(from, to);
  });
  return detours.length === 0 ? 0 : Math.min(...detours);
}
