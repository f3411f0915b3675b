import { shortLabel, stopsOf, type Trip } from '@fahrtwind/domain';
import { fold } from '../language/fold.ts';
import { EXAMPLES } from './examples.ts';
import { tokensOf } from '../language/tokens.ts';

const HOW_MANY = 3;
/** For a message that has nothing in common with any command. */
const USUAL = ['addStop', 'optimise', 'alongTheWay'];

interface Sentence {
  readonly kind: string;
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** The three sentences that are nearest to a message and would be understood. */
export function suggest(message: string, trip: Trip): readonly string[] {
  const asked = tokensOf(message)
    .filter(({ kind, key }) => kind === 'word' && key.length > 2)
    .slice(0, 60)
    .map(({ key }) => key);
  const rated = sentencesFor(trip).map((sentence) => ({
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
export function sentencesFor(trip: Trip): readonly Sentence[] {
  const names = [...new Set(stopsOf(trip).map(({ location }) => shortLabel(location)))];
  const [first = 'Salzburg', second = first] = names;
  const middle = names[Math.floor(names.length / 2)] ?? first;
  const day = Math.min(2, Math.max(1, trip.days.length));
  return EXAMPLES.map(({ kind, example }) => {
    const text = example
      .replaceAll('{stop}', middle)
      .replaceAll('{other}', middle === second ? first : second)
      .replaceAll('{day}', String(day));
    const words = example.match(/\p{L}{3,}/gu) ?? [];
    return { kind, text, words: new Set(words.map(fold)) };
  });
}

/** Whole words count most; the same beginning a little. */
function likeness(word: string, words: ReadonlySet<string>): number {
  if (words.has(word)) return 3;
  const stem = word.slice(0, 5);
  if (stem.length < 4) return 0;
  for (const one of words) if (one.startsWith(stem)) return 1;
  return 0;
}
