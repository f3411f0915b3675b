import type { FoundPlace } from '@fahrtwind/contract';
import {
  choosePlaces,
  distanceMeters,
  serialiseLocation,
  shortLabel,
  type Language,
  type Location,
  type Point,
} from '@fahrtwind/domain';
import { call } from '../../../../api/client.ts';
import { readCoordinates } from '../../../../parts/place-field/read-coordinates.ts';
import type { ListedPlace } from './read-list.ts';

type Candidate = Location & Pick<FoundPlace, 'population'>;

/** What was found for a line of a list. */
export interface FoundLine {
  readonly text: string;
  readonly candidates: readonly Candidate[];
  /** The likeliest candidate; -1 where nothing was found. */
  readonly index: number;
  readonly isSure: boolean;
}

interface Choice extends FoundLine {
  readonly isFarOff: boolean;
}

interface Search {
  readonly language: Language;
  /** Where the journey goes on from. */
  readonly start: Point | undefined;
  readonly signal: AbortSignal;
}

/** The server refuses a flood of questions. */
const AT_ONCE = 4;
const MOST_HITS = 8;
/** A hit as far as that from the point of a link is another place of the same name. */
const AT_POINT_METERS = 5000;

/**
 * Looks all lines up, then once more those that are unclear, near the clear ones around them. Throws when no question
 * was answered.
 */
export async function findListedPlaces(
  lines: readonly ListedPlace[],
  search: Search,
): Promise<readonly FoundLine[]> {
  const first = await askAll(
    lines,
    lines.map(() => undefined),
    search,
  );
  const chosen = choose(lines, first, search.start);
  const again = chosen.map((line, index) => (isSettled(line) ? null : nearOf(chosen, index)));
  if (again.every((near) => near === null)) return chosen;
  const asked = lines.filter((_, index) => again[index]);
  const nears = again.filter((near) => near !== null);
  const answers = await askAll(asked, nears, search);
  const second = first.map((before, index) => {
    const line = lines[index];
    const nearby = line && again[index] ? (answers[asked.indexOf(line)] ?? []) : [];
    return [...nearby, ...before.filter((one) => !nearby.some((other) => isEqual(one, other)))];
  });
  return choose(lines, second, search.start);
}

function isEqual(one: Location, other: Location): boolean {
  return one.lat === other.lat && one.lng === other.lng && one.label === other.label;
}

function choose(
  lines: readonly ListedPlace[],
  found: readonly (readonly Candidate[])[],
  start: Point | undefined,
): readonly Choice[] {
  const choices = choosePlaces(found, start);
  return lines.map(({ text }, line) => {
    const candidates = found[line] ?? [];
    const choice = choices[line] ?? { index: -1, isSure: false, isFarOff: false };
    const place = candidates[choice.index];
    const isSure = choice.isSure && place !== undefined && isNamed(place, text);
    return { ...choice, text, candidates, isSure };
  });
}

function isSettled({ isSure, isFarOff }: Choice): boolean {
  return isSure && !isFarOff;
}

/** Between the clear lines before and after an unclear one; null where all are unclear. */
function nearOf(lines: readonly Choice[], at: number): Point | null {
  const around = [lines.slice(0, at).findLast(isSettled), lines.slice(at + 1).find(isSettled)];
  const [one, other] = around.flatMap((line) => line?.candidates[line.index] ?? []);
  if (!one || !other) return one ?? null;
  // Half the way around the globe has its middle somewhere else.
  if (Math.abs(one.lng - other.lng) > 180) return one;
  return { lat: (one.lat + other.lat) / 2, lng: (one.lng + other.lng) / 2 };
}

/** Whether a place is called so; another name of it may be meant, which only people know. */
function isNamed(place: Candidate, text: string): boolean {
  const wanted = folded(text.split(',', 1)[0] ?? '');
  // Coordinates were not looked up by a name.
  if (!/\p{L}/u.test(wanted)) return true;
  return [shortLabel(place), place.englishName]
    .map(folded)
    .some((name) => name !== '' && (name.includes(wanted) || wanted.includes(name)));
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

async function askAll(
  lines: readonly ListedPlace[],
  nears: readonly (Point | undefined)[],
  search: Search,
): Promise<readonly (readonly Candidate[])[]> {
  const answers: PromiseSettledResult<readonly Candidate[]>[] = [];
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    search.signal.throwIfAborted();
    const asked = lines.slice(at, at + AT_ONCE);
    const asking = asked.map((line, index) => ask(line, nears[at + index], search));
    answers.push(...(await Promise.allSettled(asking)));
  }
  const failed = answers.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected' && answers.every(({ status }) => status === 'rejected'))
    throw failed.reason;
  // One line that could not be asked for must not cost the others.
  return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

async function ask(
  { text, point }: ListedPlace,
  around: Point | undefined,
  { language, signal }: Search,
): Promise<readonly Candidate[]> {
  const typed = readCoordinates(text);
  if (typed) return [{ ...typed, population: 0 }];
  const near = point ?? around;
  const query = {
    q: text,
    lang: language,
    limit: MOST_HITS,
    ...(near && { near: `${near.lat},${near.lng}` }),
  };
  const { places } = await call('searchPlaces', { query, signal });
  const found = places.map((place) => ({
    ...serialiseLocation(place),
    population: place.population,
  }));
  if (!point) return found;
  const there = found.filter((place) => distanceMeters(place, point) <= AT_POINT_METERS);
  const label = text.split(',', 1)[0]?.trim() ?? text;
  return there.length > 0 ? there : [{ ...serialiseLocation({ ...point, label }), population: 0 }];
}
