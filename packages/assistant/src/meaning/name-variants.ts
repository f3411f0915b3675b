import { fold } from '../language/fold.ts';

/** What people say of a town and what is no part of its name. */
const PARTS_OF_TOWNS = new Set([
  'altstadt',
  'innenstadt',
  'zentrum',
  'stadt',
  'city',
  'stadtzentrum',
  'umgebung',
  'umland',
  'hafen',
  'hauptbahnhof',
  'bahnhof',
  'raum',
]);

/** `der Stopp Wien`, `nach Salzburg` as an answer. */
const LEADING = /^(?:(?:nach|in|bei|hinter|den|der|die|das|stopp|stadt|ort|halt) +){1,3}(?=[^ ])/i;

/**
 * The names that a phrase may mean, the most literal first: as it stands, without a genitive (`Wiens`), without a part
 * of the town (`Wiens Altstadt`, `Wiener Innenstadt`), and with a word that was inflected (`Bodensees`).
 */
export function nameVariants(phrase: string): readonly string[] {
  const tidy = phrase
    .replace(LEADING, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’']s\b/g, '')
    .trim();
  const words = tidy.split(' ');
  const last = fold(words.at(-1) ?? '');
  const town = words.length > 1 && PARTS_OF_TOWNS.has(last) ? words.slice(0, -1).join(' ') : tidy;
  const variants = [tidy, town, ...withoutEnding(town)];
  return [...new Set(variants.filter((name) => name.length > 1))];
}

function withoutEnding(name: string): readonly string[] {
  if (name.length < 5) return [];
  const endings = [/s$/i, /es$/i, /er$/i, /ern?$/i, /ens$/i];
  return endings.flatMap((ending) => (ending.test(name) ? [name.replace(ending, '')] : []));
}
