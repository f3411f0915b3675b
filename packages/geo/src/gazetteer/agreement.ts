import { shortLabel, type Agreement } from '@fahrtwind/domain';
import type { Place } from '../ports.ts';
import { foldings, foldWords } from './fold.ts';
import type { GazetteerData } from './gazetteer-data.ts';
import type { QueryWord } from './query-words.ts';

export interface NamedText {
  readonly words: readonly QueryWord[];
  /** How many of the words stand before the first comma. */
  readonly nameLength: number;
}

/**
 * Whether one of the names of a place has all the words that were typed, without typos and beginnings. Words that say
 * where it lies, and small ones, may be missing in it.
 */
export function agreementWith(data: GazetteerData, place: number, text: NamedText): Agreement {
  let best: Agreement = 'none';
  for (let name = firstNameOf(data, place); data.namePlace[name] === place; name += 1) {
    const agreement = agreementOfName(data, name, text);
    if (agreement === 'place' || agreement === 'name') return agreement;
    if (agreement === 'part') best = 'part';
  }
  return best;
}

/** The names of a place stand one behind the other. */
function firstNameOf({ namePlace }: GazetteerData, place: number): number {
  let [from, to] = [0, namePlace.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((namePlace[middle] ?? 0) < place) from = middle + 1;
    else to = middle;
  }
  return from;
}

function agreementOfName(
  data: GazetteerData,
  name: number,
  { words, nameLength }: NamedText,
): Agreement {
  const own = data.nameWords.subarray(data.nameStart[name] ?? 0, data.nameStart[name + 1] ?? 0);
  const inName = words.map(({ costs }) => own.some((word) => costs[word] === 0));
  if (!inName.includes(true)) return 'none';
  const isLeftOut = words.some(
    ({ areas, filler }, index) => !inName[index] && !areas && filler !== 'small',
  );
  if (isLeftOut) return 'none';
  const isWhole = own.every((word) => words.some(({ costs }) => costs[word] === 0));
  const country = data.country[data.namePlace[name] ?? 0] ?? -1;
  const where = words.filter(({ areas }, index) => areas && !inName[index]);
  // The search has left out places elsewhere. Without a comma, „Café Central“ is no café in the province Central.
  const isSaid = where.every(
    (word) => words.indexOf(word) >= nameLength || word.areas?.countries.has(country),
  );
  if (!isWhole || !isSaid) return 'part';
  return where.length > 0 ? 'place' : 'name';
}

/** The same for a place of which only its label is known. */
export function agreementByLabel(text: string, place: Place): Agreement {
  const [asked = '', ...where] = text.split(',');
  const wanted = foldWords(asked);
  const names = [shortLabel(place), place.englishName].filter(Boolean);
  const hasAll = (words: readonly string[]): boolean =>
    wanted.length > 0 && wanted.every((word) => words.includes(word));
  const agreeing = names
    .flatMap((name) => foldings(name))
    .filter((name) => hasAll(foldWords(name)));
  if (agreeing.length === 0) return 'none';
  const around = foldWords(`${place.label}, ${place.longLabel}`.split(',').slice(1).join(' '));
  const words = foldWords(where.join(' ')).filter((word) => /\D/.test(word));
  if (words.length > 0) return words.some((word) => around.includes(word)) ? 'place' : 'none';
  const isWhole = agreeing.some((name) => foldWords(name).length === wanted.length);
  return isWhole ? 'name' : 'part';
}
