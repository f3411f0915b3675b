import {
  distanceMeters,
  serialiseLocation,
  settlePlaces,
  type Language,
  type ListedCandidate,
  type Location,
  type Point,
} from '@fahrtwind/domain';
import { call } from '../../api/client.ts';
import { readCoordinates } from '../place-field/read-coordinates.ts';

/** A line of a list. */
export interface ListedPlace {
  /** Empty for a point without a name. */
  readonly text: string;
  readonly address?: string;
  /** Where a link or a file says that it is. */
  readonly point?: Point;
  /** The file says name and point: there is nothing to look for. */
  readonly isGiven?: boolean;
}

export type FoundPlace = Location & ListedCandidate;

/** What was found for a line of a list. */
export interface FoundLine {
  readonly text: string;
  readonly candidates: readonly FoundPlace[];
  /** The likeliest candidate; -1 where none is called so. */
  readonly index: number;
  /** Whether its name agrees and it lies where the others lie; anything else is a question. */
  readonly isSure: boolean;
  /** Whether anybody looked: a search can be cut off. */
  readonly isSearched: boolean;
}

interface Choice extends FoundLine {
  readonly isFarOff: boolean;
}

export interface ListSearch {
  readonly language: Language;
  /** Where the journey goes on from. */
  readonly start?: Point | undefined;
  readonly signal: AbortSignal;
  /** What was answered before: who goes on after a failure does not ask again. */
  readonly answers?: Map<string, readonly FoundPlace[]>;
  readonly onProgress?: (done: number, all: number) => void;
}

/** As many as the server takes at once. */
const AT_ONCE = 25;
const MOST_HITS = 8;
/** A hit as far as that from the point of a link is another place of the same name. */
const AT_POINT_METERS = 5000;

/** Looks all lines up, then once more those that are unclear, near the clear ones around them. */
export async function findListedPlaces(
  lines: readonly ListedPlace[],
  search: ListSearch,
): Promise<readonly FoundLine[]> {
  const known = { ...search, answers: search.answers ?? new Map<string, readonly FoundPlace[]>() };
  const first = await askAll(
    lines.map((line) => questionOf(line)),
    known,
  );
  const found = lines.map((line, index) => candidatesOf(line, first[index] ?? null));
  const chosen = choose(lines, found, search.start);
  const again = chosen.map((line, index) =>
    isSettled(line) || !line.isSearched ? null : nearOf(chosen, index),
  );
  if (again.every((near) => near === null)) return chosen;
  const second = await askAll(
    lines.map((line, index) => (again[index] ? questionOf(line, again[index]) : null)),
    known,
  );
  const both = found.map((before, index) => {
    const nearby = second[index] ?? [];
    if (!before || nearby.length === 0) return before;
    return [...nearby, ...before.filter((one) => !nearby.some((other) => isEqual(one, other)))];
  });
  return choose(lines, both, search.start);
}

function isEqual(one: Location, other: Location): boolean {
  return one.lat === other.lat && one.lng === other.lng && one.label === other.label;
}

function choose(
  lines: readonly ListedPlace[],
  found: readonly (readonly FoundPlace[] | null)[],
  start: Point | undefined,
): readonly Choice[] {
  const listed = found.map((candidates, line) => ({
    candidates: candidates ?? [],
    isGiven: isGiven(lines[line]),
  }));
  const choices = settlePlaces(listed, start);
  return lines.map(({ text }, line) => {
    const candidates = found[line] ?? [];
    const choice = choices[line] ?? { index: -1, isSure: false, isFarOff: false };
    return { ...choice, text, candidates, isSearched: found[line] !== null };
  });
}

function isGiven(line: ListedPlace | undefined): boolean {
  return line !== undefined && (line.point !== undefined || readCoordinates(line.text) !== null);
}

function isSettled({ isSure, isFarOff }: Choice): boolean {
  return isSure && !isFarOff;
}

/** Between the clear lines before and after an unclear one; null where all are unclear. */
function nearOf(lines: readonly Choice[], at: number): Point | null {
  const around = [
    lines.findLast((line, index) => index < at && isSettled(line)),
    lines.find((line, index) => index > at && isSettled(line)),
  ];
  const [one, other] = around.flatMap((line) => line?.candidates[line.index] ?? []);
  if (!one || !other) return one ?? null;
  // Half the way around the globe has its middle somewhere else.
  if (Math.abs(one.lng - other.lng) > 180) return one;
  return { lat: (one.lat + other.lat) / 2, lng: (one.lng + other.lng) / 2 };
}

interface Question {
  readonly name: string;
  readonly address: string;
  readonly near?: Point;
}

/** Null where the line says it all. */
function questionOf(line: ListedPlace, around?: Point | null): Question | null {
  const { text, address = '', point } = line;
  if (line.isGiven && text !== '') return null;
  if (readCoordinates(text)) return null;
  const near = point ?? around;
  return {
    name: text.slice(0, 300),
    address: address.slice(0, 300),
    ...(near && { near: { lat: near.lat, lng: near.lng } }),
  };
}

/** The answers to all questions; null for those without an answer. */
async function askAll(
  questions: readonly (Question | null)[],
  search: ListSearch & Required<Pick<ListSearch, 'answers'>>,
): Promise<readonly (readonly FoundPlace[] | null)[]> {
  const { answers, signal, language, onProgress } = search;
  const asked = questions.filter((question) => question !== null);
  let open = [...new Map(asked.map((question) => [keyOf(question), question]))].filter(
    ([key]) => !answers.has(key),
  );
  const all = open.length;
  try {
    while (open.length > 0) {
      signal.throwIfAborted();
      onProgress?.(all - open.length, all);
      const part = open.slice(0, AT_ONCE);
      const lines = part.map(([, question]) => question);
      const body = { lines, lang: language, limit: MOST_HITS };
      const reply = await call('lookUpPlaces', { body, signal });
      for (const [index, [key]] of part.entries()) {
        const found = reply.lines[index];
        if (found) answers.set(key, found.map(foundPlace));
      }
      const rest = open.filter(([key]) => !answers.has(key));
      if (rest.length === open.length) break;
      open = rest;
    }
  } catch (cause) {
    signal.throwIfAborted();
    // What was answered is kept; the rest is shown as not looked for.
    console.warn(cause);
  }
  return questions.map((question) => (question && answers.get(keyOf(question))) ?? null);
}

function keyOf({ name, address, near }: Question): string {
  return JSON.stringify([name, address, near?.lat, near?.lng]);
}

function foundPlace({
  population,
  agreement,
  countryCode,
  ...place
}: Location & ListedCandidate): FoundPlace {
  return { ...serialiseLocation(place), population, agreement, countryCode };
}

/** What a line may mean; null where it was not looked up. */
function candidatesOf(
  { text, point, isGiven: isKnown }: ListedPlace,
  answer: readonly FoundPlace[] | null,
): readonly FoundPlace[] | null {
  const typed = readCoordinates(text);
  if (typed) return [given(typed)];
  if (!point) return answer;
  const label = text.split(',', 1)[0]?.trim() ?? text;
  const there = { ...serialiseLocation({ lat: point.lat, lng: point.lng, label }) };
  if (isKnown) {
    const named = answer?.[0];
    return text === '' && named ? [{ ...named, lat: point.lat, lng: point.lng }] : [given(there)];
  }
  const close = (answer ?? []).filter((place) => distanceMeters(place, point) <= AT_POINT_METERS);
  return close.length > 0 ? close : [given(there)];
}

function given(place: Location): FoundPlace {
  return { ...place, population: 0, agreement: 'place', countryCode: '' };
}
