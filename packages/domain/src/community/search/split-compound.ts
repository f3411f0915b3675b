import { foldWord } from './search-words.ts';
import { stemOf } from './stem.ts';
import { VOCABULARY } from './vocabulary.ts';

/** Shorter words are no compounds worth splitting. */
const LEAST_LENGTH = 7;
/** A part that is not in the vocabulary needs this many letters, and a known one beside it the second number. */
const LEAST_UNKNOWN = 4;
const LEAST_BESIDE_UNKNOWN = 5;
/** What German puts between two parts. */
const LINKS = ['', 's', 'es', 'n', 'en', 'e', 'er'] as const;

const KNOWN_STEMS: ReadonlySet<string> = new Set(VOCABULARY.map((word) => stemOf(foldWord(word))));
/** First parts by their first three letters, longest first: a long text must not be compared with the whole vocabulary. */
const FIRST_PARTS: ReadonlyMap<string, readonly string[]> = groupFirstParts();

function groupFirstParts(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  const forms = [...new Set(VOCABULARY.flatMap(firstForms))];
  for (const form of forms.sort((one, other) => other.length - one.length))
    groups.set(beginning(form), [...(groups.get(beginning(form)) ?? []), form]);
  return groups;
}

function beginning(text: string): string {
  return text.slice(0, 3);
}

/** How a word begins a compound: „Fähre“ is `faehr` in „Fährhafen“, „Straße“ is whole in „Straßenkarte“. */
function firstForms(word: string): readonly string[] {
  const folded = foldWord(word);
  return folded.length > 4 ? [folded, folded.replace(/en?$/, '')] : [folded];
}

/**
 * The stems of the parts of a compound, none where it is no compound of our vocabulary: `wohnmobilstellplatz` has
 * `wohnmobil` and `stellplatz`. One part may be unknown: `lofotenfaehre` has `faehre`, whatever `lofoten` is.
 */
export function splitCompound(folded: string): readonly string[] {
  if (folded.length < LEAST_LENGTH || /[^a-z]/.test(folded) || KNOWN_STEMS.has(stemOf(folded)))
    return [];
  return splitKnown(folded, 0) ?? splitTail(folded) ?? splitHead(folded) ?? [];
}

/** All parts known, the longest first part that lets the rest be split. */
function splitKnown(text: string, depth: number): readonly string[] | null {
  const stem = stemOf(text);
  if (KNOWN_STEMS.has(stem)) return [stem];
  if (depth > 3) return null;
  for (const first of FIRST_PARTS.get(beginning(text)) ?? []) {
    if (first.length + 3 > text.length || !text.startsWith(first)) continue;
    for (const link of LINKS) {
      if (!text.startsWith(link, first.length)) continue;
      const rest = text.slice(first.length + link.length);
      const parts = rest.length < 3 ? null : splitKnown(rest, depth + 1);
      if (parts) return [stemOf(first), ...parts];
    }
  }
  return null;
}

/** Known at its end: the longest such end. */
function splitTail(text: string): readonly string[] | null {
  for (let at = LEAST_UNKNOWN; at <= text.length - LEAST_BESIDE_UNKNOWN; at += 1) {
    const parts = splitKnown(text.slice(at), 2);
    if (parts) return parts;
  }
  return null;
}

/** Known at its beginning: „Campingzeug“ is about camping. */
function splitHead(text: string): readonly string[] | null {
  const first = FIRST_PARTS.get(beginning(text))?.find(
    (word) =>
      word.length >= LEAST_BESIDE_UNKNOWN &&
      word.length + LEAST_UNKNOWN <= text.length &&
      text.startsWith(word),
  );
  return first === undefined ? null : [stemOf(first)];
}
