import type {
  AmountItem,
  ChoiceItem,
  DayItem,
  Item,
  NameItem,
  RangeItem,
  Role,
  Unit,
} from './item.ts';
import { isName } from './item.ts';
import type { Concept } from './lexicon.ts';

/** A part of a message as the intentions look at it. */
export interface View {
  readonly items: readonly Item[];
  readonly names: readonly NameItem[];
  /** Those that are stops of the trip. */
  readonly stops: readonly NameItem[];
  /** Those that are not. */
  readonly places: readonly NameItem[];
  readonly days: readonly DayItem[];
  readonly range: RangeItem | undefined;
  readonly amount: (...units: readonly Unit[]) => AmountItem | undefined;
  readonly choice: (is: ChoiceItem['is']) => ChoiceItem | undefined;
  readonly has: (...concepts: readonly Concept[]) => boolean;
  readonly withRole: (...roles: readonly Role[]) => readonly NameItem[];
  /** The words from a token on, as they were written. */
  readonly textFrom: (token: number) => string;
  /** Whether the message speaks of nights anywhere, for `und in Wien drei`. */
  readonly speaksOfNights: boolean;
  readonly hasStops: boolean;
  /** Whether the rest of the message names no places and days. */
  readonly isAlone: boolean;
  readonly isQuestion: boolean;
}

export function viewOf(
  items: readonly Item[],
  {
    speaksOfNights,
    hasStops,
    isAlone,
    isQuestion = items.some(({ text }) => text === '?'),
  }: Pick<View, 'speaksOfNights' | 'hasStops' | 'isAlone'> & { readonly isQuestion?: boolean },
): View {
  const concepts = new Set(items.flatMap((item) => (item.is === 'word' ? item.concepts : [])));
  const names = items.filter(isName);
  return {
    items,
    names,
    stops: names.filter(({ stops }) => stops.length > 0),
    places: names.filter(({ stops }) => stops.length === 0),
    days: items.filter((item): item is DayItem => item.is === 'day'),
    range: items.find((item): item is RangeItem => item.is === 'range'),
    amount: (...units) =>
      items.find((item): item is AmountItem => item.is === 'amount' && units.includes(item.unit)),
    choice: (is) => items.find((item): item is ChoiceItem => item.is === is),
    has: (...wanted) => wanted.some((concept) => concepts.has(concept)),
    withRole: (...roles) => names.filter(({ role }) => roles.includes(role)),
    textFrom: (token) =>
      items
        .filter(({ at }) => at >= token)
        .map(({ text, is }) => (is === 'mark' ? text : ` ${text}`))
        .join('')
        .trim()
        .replace(/[.!,]$/, ''),
    speaksOfNights,
    hasStops,
    isAlone,
    isQuestion,
  };
}
