import {
  distanceMeters,
  isSamePlace,
  type Stop,
  stopsOf,
  type Trip,
  weekdayNamed,
} from '@fahrtwind/domain';
import type { NameItem, Role } from '../grammar/item.ts';
import { readWords } from '../grammar/lexicon.ts';
import { LODGINGS, PROFILES } from '../grammar/vocabulary.ts';
import { monthNamed } from '../language/dates.ts';
import { numberOf, ordinalOf } from '../language/numbers.ts';
import type { Token } from '../language/tokens.ts';
import type { AssistantPorts, PlaceHit } from '../ports.ts';
import { nameVariants } from './name-variants.ts';
import { mayBeforeName, roleBefore } from './roles.ts';
import type { TripName, TripNames } from './trip-names.ts';

/** The names of a message, by the token where they begin. */
export interface KnownNames {
  readonly at: (token: number) => NameItem | null;
}

const MOST_WORDS = 5;
/** Each is looked up; a message that was written to have more is no wish. */
const MOST_TEXTS = 150;
/** A village whose name is an everyday word somewhere is not meant by it. */
const KNOWN_PEOPLE = 5000;
/** No trip goes on further away than that. */
const FAR_METERS = 2_500_000;
const AROUND_METERS = 800_000;
const BESIDE_METERS = 80_000;
const METROPOLIS = 500_000;
const PLACE_ROLES: readonly Role[] = [
  'to',
  'via',
  'from',
  'until',
  'after',
  'before',
  'instead',
  'between',
  'against',
];
const SAME_METERS = 3000;
const LANDSCAPES: readonly (string | undefined)[] = ['region', 'lake', 'island', 'park', 'country'];
/** Their codes are words. */
const UNNAMED: readonly (string | undefined)[] = ['airport', 'station'];

interface Search {
  readonly tokens: readonly Token[];
  readonly trip: Trip;
  readonly own: TripNames;
  readonly hits: ReadonlyMap<string, readonly PlaceHit[]>;
  readonly isShouted: boolean;
}

/** The names in a message: of the trip's stops, in any language and mistyped, and of places of the world. */
export async function placesIn(
  tokens: readonly Token[],
  own: TripNames & { readonly trip: Trip },
  { placesNamed }: Pick<AssistantPorts, 'placesNamed'>,
): Promise<KnownNames> {
  const texts = textsOf(tokens);
  const found = await placesNamed(texts);
  const hits = new Map(texts.map((text, index) => [text, found[index] ?? []]));
  // A message in small letters has its names in them too.
  const isShouted = tokens.some(
    ({ text, kind }, at) => at > 0 && kind === 'word' && /^\p{Lu}/u.test(text),
  );
  const search: Search = { tokens, trip: own.trip, own, hits, isShouted };
  const names = new Map<number, NameItem>();
  for (let at = 0; at < tokens.length;) {
    const name = nameAt(search, at);
    if (name) names.set(at, name);
    at = name?.end ?? at + 1;
  }
  return { at: (token) => names.get(token) ?? null };
}

/** All that may be the name of a place: words of which at least one is none that we know. */
function textsOf(tokens: readonly Token[]): readonly string[] {
  const texts = new Set<string>();
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = MOST_WORDS; length > 0; length -= 1) {
      const text = textAt(tokens, at, length);
      if (text === null || !isCandidate(tokens, at, length)) continue;
      for (const variant of nameVariants(text)) if (texts.size < MOST_TEXTS) texts.add(variant);
    }
  return [...texts];
}

function textAt(tokens: readonly Token[], at: number, length: number): string | null {
  const words = tokens.slice(at, at + length);
  if (words.length < length) return null;
  if (words.some(({ kind }) => kind === 'mark' || (kind === 'literal' && length > 1))) return null;
  const text = words
    .map((token) => token.text)
    .filter(Boolean)
    .join(' ')
    .replace(/[.]$/, '');
  return text === '' ? null : text;
}

function isCandidate(tokens: readonly Token[], at: number, length: number): boolean {
  const [first, last] = [tokens[at], tokens[at + length - 1]];
  if (!first || !last || isSmall(first) || isSmall(last)) return false;
  // `Halt in Linz`, `Lösche Wien` begin with words of ours.
  if (length > 1 && first.kind === 'word' && (readWords(tokens, at)?.concepts.length ?? 0) > 0)
    return false;
  const words = tokens.slice(at, at + length);
  if (words.every((token) => token.kind === 'word' && isNumeric(token))) return false;
  return words.some((_, index) => isStrange(tokens, at + index));
}

/** A word that is in none of our lists, or a capital one where a place is expected: `nach Essen`. */
function isStrange(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || isNumeric(token)) return false;
  if (token.kind === 'literal') return true;
  if (VEHICLES.has(token.key) || weekdayNamed(token.key) !== null) return false;
  if (readWords(tokens, at) === null && monthNamed(token.key) === null) return true;
  const role = roleBefore(tokens, at);
  return (
    /^\p{Lu}/u.test(token.text) &&
    ['to', 'via', 'from'].includes(role) &&
    STRICT.has(tokens[at - 1]?.key ?? '')
  );
}

/** Zug is a town, but `mit dem Zug` is none. */
const VEHICLES = new Set([...Object.keys(PROFILES), ...Object.keys(LODGINGS)]);

/** `nach Essen`, but not `zum Essen`. */
const STRICT = new Set(['nach', 'ueber', 'via', 'von', 'ab', 'bis']);

function isNumeric(token: Token): boolean {
  return /^\d/.test(token.key) || numberOf(token) !== null || ordinalOf(token) !== null;
}

const SMALL = new Set(
  'der die das den dem des ein eine einen einem einer und oder wir ich du uns mir es so dann noch auch mal bitte stadt stopp stop ort halt'.split(
    ' ',
  ),
);

function isSmall({ key, kind, text }: Token): boolean {
  // `Frankfurt an der Oder`
  if (text === 'Oder') return false;
  return kind === 'word' && (SMALL.has(key) || mayBeforeName(key));
}

function nameAt(search: Search, at: number): NameItem | null {
  const { tokens, own } = search;
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const text = textAt(tokens, at, length);
    const first = tokens[at];
    const last = tokens[at + length - 1];
    if (text === null || !first || !last || isSmall(first) || isSmall(last)) continue;
    const stop = mayBeOwn(search, at, length) ? own.find(text, false) : null;
    if (stop) return named(search, at, length, text, stop);
    const place = placeOf(search, at, length, text);
    if (place) return named(search, at, length, text, stopsAt(search.trip, place), place);
  }
  return unknownName(search, at);
}

/** `essen` is a stop called Essen only where a place is expected. */
function mayBeOwn({ tokens, isShouted }: Search, at: number, length: number): boolean {
  const token = tokens[at];
  if (!token || length > 1 || readWords(tokens, at) === null) return true;
  const isName = /^\p{Lu}/u.test(token.text) && isShouted;
  return isName || ['to', 'via', 'from', 'instead'].includes(roleBefore(tokens, at));
}

function placeOf(
  { tokens, hits, trip, isShouted }: Search,
  at: number,
  length: number,
  text: string,
): PlaceHit | null {
  if (!isCandidate(tokens, at, length)) return null;
  const role = length > 1 ? 'to' : roleBefore(tokens, at);
  const isNamed =
    (isShouted && /^\p{Lu}/u.test(tokens[at]?.text ?? '')) ||
    tokens[at]?.kind === 'literal' ||
    // An answer that is a name and nothing else.
    tokens.length <= length + 1;
  for (const variant of nameVariants(text)) {
    const found = (hits.get(variant) ?? []).filter(({ kind }) => !UNNAMED.includes(kind));
    const known = found.filter((hit) => isMeant(hit, variant, isNamed ? 'to' : role, trip));
    const [best] = known;
    if (best) return known.find(({ location }) => stopsNear(trip, location).length > 0) ?? best;
  }
  return null;
}

/** An everyday word is the name of a village somewhere: it is meant where a place is expected, or near the trip. */
function isMeant(
  { kind, population, location }: PlaceHit,
  text: string,
  role: Role,
  trip: Trip,
): boolean {
  const meters = Math.min(...stopsOf(trip).map((stop) => distanceMeters(stop.location, location)));
  const isEmpty = stopsOf(trip).length === 0;
  const isKnown = kind === undefined || LANDSCAPES.includes(kind) || population >= KNOWN_PEOPLE;
  if (PLACE_ROLES.includes(role))
    return isEmpty || meters < FAR_METERS || population >= METROPOLIS || kind === 'country';
  if (text.length < 4) return false;
  // `statt Büsum lieber friedrichskoog`: a long name that is no word, beside the route.
  const isBeside = text.length >= 8 && meters < BESIDE_METERS;
  return isBeside || (isKnown && (isEmpty || meters < AROUND_METERS));
}

function stopsNear(trip: Trip, place: PlaceHit['location']): readonly Stop[] {
  return stopsOf(trip).filter(({ location }) => distanceMeters(location, place) < SAME_METERS);
}

/** `Milano` is the stop Mailand. */
function stopsAt(trip: Trip, { location, kind }: PlaceHit): TripName {
  const same = stopsOf(trip).filter((stop) => isSamePlace(stop.location, location));
  const near = LANDSCAPES.includes(kind) ? [] : stopsNear(trip, location);
  const isBeside = same.length === 0 && near.length > 0;
  return { stops: isBeside ? near : same, isGuess: false, ...(isBeside && { isBeside: true }) };
}

/** What is written where a place would be and is close to a stop, or to nothing that we know. */
function unknownName(search: Search, at: number): NameItem | null {
  const { tokens, own } = search;
  const token = tokens[at];
  if (!token || token.kind !== 'word' || isSmall(token) || isNumeric(token)) return null;
  if (readWords(tokens, at) !== null || monthNamed(token.key) !== null) return null;
  for (const length of [2, 1]) {
    const text = textAt(tokens, at, length);
    const isOpen = tokens
      .slice(at, at + length)
      .every((one, index) => index === 0 || readWords(tokens, at + index) === null);
    const guess = text === null || !isOpen ? null : own.find(text, true);
    if (guess && text !== null) return named(search, at, length, text, guess);
  }
  return null;
}

function named(
  { tokens }: Search,
  at: number,
  length: number,
  text: string,
  { stops, isGuess, hotel, isBeside }: TripName,
  place?: PlaceHit,
): NameItem {
  return {
    is: 'name',
    at,
    end: at + length,
    text,
    role: roleBefore(tokens, at),
    stops,
    isGuess,
    isPlace: place !== undefined || stops.length > 0,
    ...(place && { place }),
    isNegated: false,
    ...(hotel && { hotel }),
    ...(isBeside && { isBeside }),
  };
}
