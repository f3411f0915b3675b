import { distanceMeters, type Agreement } from '@fahrtwind/domain';
import type { Coordinates } from '../ports.ts';
import { agreementWith } from './agreement.ts';
import { createAreas, type Areas } from './areas.ts';
import { foldWords } from './fold.ts';
import { textOf, type GazetteerData } from './gazetteer-data.ts';
import { createScoreBoard, type Hit, type ScoreBoard } from './score-board.ts';
import { createWordReader, NO_MATCH, type QueryWord } from './query-words.ts';

/** What a place gets for lying near home, when it is found by one of its names. */
type HomePoints = (name: number, place: number) => number;

/** The middle of the German-speaking countries: who does not say which part of the map they look at is likely there. */
const HOME = { lat: 48.5, lng: 10.5 };
const HOME_KM = 1200;
/** Weighed against the other points of a search by expected-places.tsv. */
const MOST_POINTS = 0.8;
const STEPS = 100;
const GERMAN_SPEAKING = ['DE', 'AT', 'CH', 'LI'];

/** Worked out once for all places, because every key asks for thousands of them. */
function createHomePoints(data: GazetteerData): HomePoints {
  const german = new Set(GERMAN_SPEAKING.map((code) => data.countries.indexOf(code)));
  const points = Uint8Array.from(data.lat, (lat, place) => {
    const at = { lat: lat / 1e5, lng: (data.lng[place] ?? 0) / 1e5 };
    const nearness = Math.exp(-distanceMeters(at, HOME) / 1000 / HOME_KM);
    return Math.round(MOST_POINTS * nearness * STEPS);
  });
  return (name, place) => {
    // Paris is „Bariz“ to others, but „Bar“ does not mean it. At home all names count.
    const isForeign = data.nameIsAlternate[name] && !german.has(data.country[place] ?? -1);
    return isForeign ? 0 : (points[place] ?? 0) / STEPS;
  };
}

export interface NameQuery {
  readonly text: string;
  readonly near?: Coordinates | undefined;
  readonly limit: number;
}

/** Finds places by the words of their names, the likeliest first. */
export type SearchNames = (query: NameQuery) => readonly NamedHit[];

export interface NamedHit extends Hit {
  readonly agreement: Agreement;
}

/**
 * Points are powers of ten of people: a match that is one point better makes up for a tenth of the inhabitants.
 * The numbers are weighed against each other by the list in expected-places.tsv.
 */
const POINTS = {
  wholeName: 1,
  /** Whole and without a typo. */
  exactName: 0.8,
  firstWord: 0.8,
  sameSpelling: 2,
  airportCode: 4,
  /** For each word of the name that was not typed. */
  missingWord: -0.2,
  alternate: -0.45,
  /** Paris is „Bariz“ to others, but „Bar“ does not mean it. */
  begunAlternate: -1.2,
  /** „Krk“ is an island; the airport is „KRK“. */
  codeInSmallLetters: -2.5,
  area: -0.05,
  filler: { small: -0.25, category: -2.5 },
  nearby: 3.2,
  sameRegion: 0.8,
};
const NEARBY_KM = 35;
const SAME_REGION_KM = 250;
const IMPORTANCE_STEPS = 25;

/** With more names than these, only places are considered that one or two letters can mean. */
const MANY_NAMES = 15_000;
const KNOWN_IMPORTANCE = 4.4 * IMPORTANCE_STEPS;

/** Places that the spelling may still lift into the answer. */
const RUNNERS_UP = 8;
/** No place has so many points when its name was typed with a typo. */
const BETTER_THAN_TYPOS = 7.6;

export function createNameSearch(data: GazetteerData): SearchNames {
  const readWords = createWordReader(data, createAreas(data));
  const tools = {
    board: createScoreBoard(data.lat.length),
    homePoints: createHomePoints(data),
  };
  return ({ text, near, limit }) => {
    const query = { text, near, limit: limit + RUNNERS_UP };
    const nameLength = foldWords(text.split(',', 1)[0] ?? '').length;
    let words = readWords(text, false);
    let hits = search(data, tools, query, words);
    const isSure = hits.length === query.limit && (hits[0]?.score ?? 0) >= BETTER_THAN_TYPOS;
    if (!isSure) {
      words = readWords(text, true);
      hits = search(data, tools, query, words);
    }
    return hits
      .map((hit) => withSpelling(data, hit, text))
      .toSorted((one, other) => other.score - one.score || one.place - other.place)
      .slice(0, limit)
      .map((hit) => ({ ...hit, agreement: agreementWith(data, hit.place, { words, nameLength }) }));
  };
}

/** „Büsum“ is Büsum before it is Bussum, of which it is another spelling. */
function withSpelling(data: GazetteerData, hit: Hit, text: string): Hit {
  const typed = text.trim().toLocaleLowerCase('de');
  const names = [data.name[hit.place], data.englishName[hit.place]];
  const isSame = names.some((name) => textOf(data, name ?? 0).toLocaleLowerCase('de') === typed);
  return isSame ? { ...hit, score: hit.score + POINTS.sameSpelling } : hit;
}

interface Tools {
  readonly board: ScoreBoard;
  readonly homePoints: HomePoints;
}

function search(
  data: GazetteerData,
  tools: Tools,
  { text, near, limit }: NameQuery,
  words: readonly QueryWord[],
): readonly Hit[] {
  const { board, homePoints } = tools;
  for (const driver of driversOf(words)) {
    const least = driver.names > MANY_NAMES ? KNOWN_IMPORTANCE : 0;
    for (const { from, to } of driver.ranges) {
      const end = data.postingStart[to] ?? 0;
      for (let at = data.postingStart[from] ?? 0; at < end; at += 1) {
        const name = data.postings[at] ?? 0;
        const place = data.namePlace[name] ?? 0;
        if ((data.importance[place] ?? 0) < least) continue;
        const score = scoreOf(data, name, place, words);
        board.offer(place, score > 0 && !near ? score + homePoints(name, place) : score);
      }
    }
  }
  const airport = data.kinds.indexOf('airport');
  const codePoints = codePointsOf(text.trim());
  const mostMore = (near ? POINTS.nearby + POINTS.sameRegion : 0) + Math.max(0, codePoints);
  return board.takeBest(limit, mostMore, (place) => {
    const nearness = near ? nearnessOf(data, place, near) : 0;
    return nearness + (data.kind[place] === airport ? codePoints : 0);
  });
}

/** What an airport gets for a text that looks like its code. */
function codePointsOf(text: string): number {
  if (!/^[a-z]{3}$/i.test(text)) return 0;
  return text === text.toUpperCase() ? POINTS.airportCode : POINTS.codeInSmallLetters;
}

/**
 * The words whose names are gone through. Every found name has a word that must be in it, so the rarest of those will
 * do; where all could be the country or a filler, each may be the one that is in the name.
 */
function driversOf(words: readonly QueryWord[]): readonly QueryWord[] {
  const needed = words.filter(({ areas, filler }) => !areas && !filler);
  const rarest = needed.reduce<QueryWord | null>(
    (least, word) => (least && least.names <= word.names ? least : word),
    null,
  );
  return rarest ? [rarest] : words;
}

/** 0 when a word fits neither the name nor where the place lies. */
function scoreOf(
  data: GazetteerData,
  name: number,
  place: number,
  words: readonly QueryWord[],
): number {
  const start = data.nameStart[name] ?? 0;
  const length = (data.nameStart[name + 1] ?? 0) - start;
  let taken = 0;
  let takenCount = 0;
  let costSum = 0;
  let score = (data.importance[place] ?? 0) / IMPORTANCE_STEPS;
  for (const { costs, areas, filler } of words) {
    let cheapest = NO_MATCH;
    let chosen = -1;
    for (let index = 0; index < length; index += 1) {
      const cost = costs[data.nameWords[start + index] ?? 0] ?? NO_MATCH;
      if (cost < cheapest && !(taken & (1 << index))) {
        cheapest = cost;
        chosen = index;
      }
    }
    if (chosen >= 0) {
      taken |= 1 << chosen;
      takenCount += 1;
      costSum += cheapest;
    } else if (areas && liesIn(data, place, areas)) score += POINTS.area;
    else if (filler) score += POINTS.filler[filler];
    else return 0;
  }
  if (takenCount === 0) return 0;
  if (data.nameIsAlternate[name])
    score += POINTS.alternate + (costSum > 0 ? POINTS.begunAlternate : 0);
  if (taken & 1) score += POINTS.firstWord;
  const missing = length - takenCount;
  if (missing === 0) score += POINTS.wholeName + (costSum === 0 ? POINTS.exactName : 0);
  return score + missing * POINTS.missingWord - costSum / 100;
}

function liesIn(
  data: GazetteerData,
  place: number,
  { countries, states, regions }: Areas,
): boolean {
  if (countries.has(data.country[place] ?? -1) || states.has(data.state[place] ?? -1)) return true;
  return regions.some(
    (region) => kilometers(data, region, pointOf(data, place)) <= (data.radiusKm[region] ?? 0),
  );
}

function nearnessOf(data: GazetteerData, place: number, near: Coordinates): number {
  const distance = kilometers(data, place, near);
  return (
    POINTS.nearby * Math.exp(-distance / NEARBY_KM) +
    POINTS.sameRegion * Math.exp(-distance / SAME_REGION_KM)
  );
}

function kilometers(data: GazetteerData, place: number, point: Coordinates): number {
  return distanceMeters(pointOf(data, place), point) / 1000;
}

/** Where a place lies, in degrees. */
export function pointOf({ lat, lng }: GazetteerData, place: number): Coordinates {
  return { lat: (lat[place] ?? 0) / 1e5, lng: (lng[place] ?? 0) / 1e5 };
}
