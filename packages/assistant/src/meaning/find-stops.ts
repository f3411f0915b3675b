import { shortLabel, type Stop, stopsOf, type Trip } from '@fahrtwind/domain';
import { allowedTypos, fold, typosBetween } from '../language/fold.ts';
import { ordinalOf, wholeNumberOf } from '../language/numbers.ts';
import { tokensOf } from '../language/tokens.ts';
import { nameVariants } from './name-variants.ts';

/** The stops that a phrase may mean; those that are only similar are guesses. */
export interface FoundStops {
  readonly stops: readonly Stop[];
  readonly isGuess: boolean;
}

const NONE: FoundStops = { stops: [], isGuess: false };

/** The stops of the trip that a phrase names: by name, inflected or mistyped, or by their number. */
export function findStops(trip: Trip, phrase: string): FoundStops {
  const stops = stopsOf(trip);
  const numbered = byNumber(stops, phrase);
  if (numbered) return { stops: [numbered], isGuess: false };
  for (const variant of nameVariants(phrase)) {
    const wanted = fold(variant);
    const exact = stops.filter((stop) => namesOf(stop).includes(wanted));
    if (exact.length > 0) return { stops: exact, isGuess: false };
    const begun = stops.filter((stop) =>
      namesOf(stop).some((name) => name.startsWith(`${wanted} `) || wanted.startsWith(`${name} `)),
    );
    if (begun.length > 0) return { stops: begun, isGuess: false };
  }
  return closest(stops, fold(phrase));
}

/** The names of a stop as they are compared. */
export function namesOf({ location }: Pick<Stop, 'location'>): readonly string[] {
  const long = location.longLabel.split(',', 1)[0]?.trim() ?? '';
  return [shortLabel(location), location.englishName, long].filter(Boolean).map(fold);
}

function closest(stops: readonly Stop[], wanted: string): FoundStops {
  // There are few stops, so that a short name may have a mistake too.
  const most = wanted.length === 4 ? 1 : allowedTypos(wanted.length);
  if (most === 0) return NONE;
  const rated = stops.map((stop) => ({
    stop,
    typos: Math.min(...namesOf(stop).map((name) => typosBetween(wanted, name, most)), most + 1),
  }));
  const least = Math.min(...rated.map(({ typos }) => typos), most + 1);
  if (least > most) return NONE;
  return {
    stops: rated.filter(({ typos }) => typos === least).map(({ stop }) => stop),
    isGuess: true,
  };
}

/** `Stopp 3`, `der dritte Stopp`, `letzter Halt`, `Start`, `Ziel`. */
function byNumber(stops: readonly Stop[], phrase: string): Stop | null {
  const tokens = tokensOf(phrase);
  const [first, second] = tokens;
  if (!first || tokens.length > 2) return null;
  if (!second && ['start', 'startpunkt', 'startort'].includes(first.key))
    return stops.at(0) ?? null;
  if (!second && ['ziel', 'endpunkt', 'zielort'].includes(first.key)) return stops.at(-1) ?? null;
  if (!second && ordinalOf(first) !== null) return stopAt(stops, ordinalOf(first) ?? 0);
  const isStop = /^(?:stopp?|halt|ort|etappe|station)s?$/;
  const number = isStop.test(first.key)
    ? wholeNumberOf(second)
    : second && isStop.test(second.key)
      ? ordinalOf(first)
      : null;
  if (number === null) return null;
  return stopAt(stops, number);
}

/** From 1; negative from the end. */
function stopAt(stops: readonly Stop[], number: number): Stop | null {
  return stops.at(number > 0 ? number - 1 : number) ?? null;
}

const PRONOUNS = new Set([
  'dort',
  'da',
  'ihn',
  'es',
  'dahin',
  'dorthin',
  'hier',
  'dieser',
  'diesen',
  'diesem',
  'dieser ort',
  'diesen stopp',
]);

/** Whether a phrase means what was talked about last. */
export function isPronoun(phrase: string): boolean {
  return PRONOUNS.has(fold(phrase));
}
