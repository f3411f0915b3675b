import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ListedPlaceFound } from '@fahrtwind/contract';
import { isValidLocation, type Agreement, type Language } from '@fahrtwind/domain';
import {
  agreementByLabel,
  type Answer,
  type Coordinates,
  type Geocoder,
  type Place,
} from '@fahrtwind/geo';

export interface LookUpLine {
  readonly name: string;
  readonly address: string;
  readonly near?: Coordinates | undefined;
}

export interface LookUpQuestion {
  readonly lines: readonly LookUpLine[];
  readonly language: Language;
  readonly limit: number;
  readonly signal: AbortSignal;
}

type Found = readonly ListedPlaceFound[];

export interface LookedUp extends Answer<readonly (Found | null)[]> {
  readonly value: readonly (Found | null)[];
}

/** After this time what is left is asked by another request: people see progress, and a slow service holds nothing up. */
const BUDGET_MS = 4000;
const NUMBERS = /\b\d{4,6}\b\s*/g;

/**
 * Lets one search begin in each turn of the event loop, for all lists together: one may take tens of milliseconds, and
 * those of many lists in one turn would keep everybody else waiting for seconds.
 */
export function createSearchTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}

/** Looks each line of a list up. The first one is always answered, so that asking again comes to an end. */
export async function lookUpPlaces(
  geocoder: Geocoder,
  { lines, language, limit, signal }: LookUpQuestion,
  takeTurn: () => Promise<void>,
): Promise<LookedUp> {
  const turn = async (): Promise<void> => {
    await takeTurn();
    signal.throwIfAborted();
  };
  const end = performance.now() + BUDGET_MS;
  const answers: Answer<readonly Place[]>[] = [];
  const search = async (text: string, near?: Coordinates): Promise<readonly Place[]> => {
    await turn();
    const query = { text, language, limit, signal, ...(near && { near }) };
    const answer = await geocoder.search(query);
    answers.push(answer);
    return answer.value;
  };
  const nameOf = async (point: Coordinates): Promise<Found> => {
    await turn();
    if (!isValidLocation(point)) return [];
    const answer = await geocoder.at({ ...point, language, signal });
    answers.push(answer);
    return answer.value.slice(0, 1).map((place) => ({ ...place, agreement: 'area' }));
  };
  const value: (Found | null)[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0 && performance.now() > end) value.push(null);
    else if (line.name === '' && line.address === '')
      value.push(line.near ? await nameOf(line.near) : []);
    else value.push(await findLine(line, search));
  }
  const attribution = [...new Set(answers.flatMap((answer) => answer.attribution))];
  const isFallback = answers.some((answer) => answer.isFallback);
  return { value, source: answers[0]?.source ?? 'gazetteer', attribution, isFallback };
}

/**
 * First the whole address, then the name where the address says, then only where that is: towns are known everywhere,
 * houses are not.
 */
async function findLine(
  { name, address, near }: LookUpLine,
  search: (text: string, near?: Coordinates) => Promise<readonly Place[]>,
): Promise<Found> {
  if (address === '' || address === name) return agreed(name, await search(name, near));
  const whole = agreed(address, await search(address, near)).filter(isSaid);
  if (whole.length > 0) return whole.map((place) => ({ ...place, agreement: 'place' }));
  const parts = address.split(',').map((part) => part.replaceAll(NUMBERS, '').trim());
  const rests = [1, 2]
    .filter((start) => start < parts.length)
    .map((start) => parts.slice(start).filter(Boolean).join(', '))
    .filter(Boolean);
  const text = [name, rests[0] ?? parts.join(', ')].filter(Boolean).join(', ');
  const named = name === '' ? [] : agreed(text, await search(text, near)).filter(isSaid);
  if (named.length > 0) return named;
  for (const rest of [...rests, ...(parts.length === 1 ? parts : [])]) {
    const around = agreed(rest, await search(rest, near)).filter(isSaid);
    if (around.length > 0) return around.map((place) => ({ ...place, agreement: 'area' }));
  }
  return [];
}

function isSaid({ agreement }: { readonly agreement: Agreement }): boolean {
  return agreement === 'place' || agreement === 'name';
}

function agreed(text: string, places: readonly Place[]): Found {
  return places.map((place) => ({
    ...place,
    agreement: place.agreement ?? agreementByLabel(text, place),
  }));
}
