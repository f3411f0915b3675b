import { defineTexts } from '../../ui/texts.tsx';
import { failureOf } from './failure.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

const useFailureTexts = defineTexts(de, en);

/** Where something fails, for sentences that differ there. */
export type FailurePlace = keyof typeof de.places;

/** Finds the sentence for a code, which may be of a server that is newer than the page. */
export function useFailureSentence(place?: FailurePlace): (code: string, field?: string) => string {
  const { codes, places, other } = useFailureTexts();
  const table = place ? { ...codes, ...places[place] } : codes;
  return (code, field) => {
    if (!isIn(table, code)) return other(code);
    const sentence = table[code];
    return typeof sentence === 'string' ? sentence : sentence(field);
  };
}

/** Says why something failed. */
export function useFailureText(place?: FailurePlace): (cause: unknown) => string {
  const sentenceOf = useFailureSentence(place);
  return (cause) => {
    const { code, field } = failureOf(cause);
    return sentenceOf(code, field);
  };
}

function isIn<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key);
}
