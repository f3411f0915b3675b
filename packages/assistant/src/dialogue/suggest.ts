import {
  distanceMeters,
  type Language,
  type Point,
  shortLabel,
  stopsOf,
  type Trip,
} from '@fahrtwind/domain';
import { fold } from '../language/fold.ts';
import { basesAround } from '../regions/regions.ts';
import { EXAMPLES } from './examples.ts';
import { tokensOf } from '../language/tokens.ts';

const HOW_MANY = 3;
/** For a message that has nothing in common with any command. */
const USUAL = ['addStop', 'optimise', 'alongTheWay', 'setNights'];

interface Sentence {
  readonly kind: string;
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** The three sentences that are nearest to a message and would be understood. */
export function suggest(message: string, trip: Trip, language: Language): readonly string[] {
  const asked = tokensOf(message)
    .filter(({ kind, key }) => kind === 'word' && key.length > 2)
    .slice(0, 60)
    .map(({ key }) => key);
  const rated = sentencesFor(trip, language).map((sentence) => ({
    sentence,
    score: asked.reduce((sum, word) => sum + likeness(word, sentence.words), 0),
  }));
  const near = rated
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const usual = rated.filter(({ sentence }) => USUAL.includes(sentence.kind));
  const texts = [...near, ...usual].map(({ sentence }) => sentence.text);
  return [...new Set(texts)].slice(0, HOW_MANY);
}

/** Examples with the names of this trip. */
export function sentencesFor(trip: Trip, language: Language): readonly Sentence[] {
  const names = [...new Set(stopsOf(trip).map(({ location }) => shortLabel(location)))];
  const [first = HOME[language], second = first] = names;
  const middle = names[Math.floor(names.length / 2)] ?? first;
  const day = Math.min(2, Math.max(1, trip.days.length));
  const place = placeBeside(trip);
  const examples = EXAMPLES.filter(
    (example) => place !== null || !example[language].includes('{place}'),
  );
  return examples.map(({ kind, [language]: example }) => {
    const text = example
      .replaceAll('{place}', place ?? '')
      .replaceAll('{stop}', middle)
      .replaceAll('{other}', middle === second ? first : second)
      .replaceAll('{day}', String(day));
    const words = example.match(/\p{L}{3,}/gu) ?? [];
    return { kind, text, words: new Set(words.map(fold)) };
  });
}

const HOME = { de: 'Berlin', en: 'London' } as const;
const BESIDE_METERS = 150_000;
const OWN_METERS = 10_000;

/** A place near the trip that is worth a night and no stop yet. */
function placeBeside(trip: Trip): string | null {
  const stops = stopsOf(trip).map(({ location }) => location);
  const middle = stops[Math.floor(stops.length / 2)];
  const bases = middle ? basesAround(middle, BESIDE_METERS) : [];
  const isNew = (base: Point): boolean =>
    stops.every((stop) => distanceMeters(stop, base) > OWN_METERS);
  return bases.find(isNew)?.name ?? null;
}

/** Whole words count most; the same beginning a little. */
function likeness(word: string, words: ReadonlySet<string>): number {
  if (words.has(word)) return 3;
  const stem = word.slice(0, 5);
  if (stem.length < 4) return 0;
  for (const one of words) if (one.startsWith(stem)) return 1;
  return 0;
}
