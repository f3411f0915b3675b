import type { AccommodationType, CalendarDate, Day, Hotel, LegKind, Stop } from '@fahrtwind/domain';
import type { DayReference } from '../language/days.ts';
import type { PlaceHit } from '../ports.ts';
import type { Concept } from './lexicon.ts';

/** What the little words before a name, a day or an amount make of it. */
export type Role =
  | 'none'
  | 'to'
  | 'at'
  | 'from'
  | 'via'
  | 'until'
  | 'after'
  | 'before'
  | 'between'
  | 'instead'
  | 'without'
  | 'against'
  | 'for'
  | 'with'
  | 'by';

interface Span {
  /** The first token, and the one behind the last. */
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

interface Mention extends Span {
  readonly role: Role;
}

/** A stop of the trip, a place of the world, or what stands where a place would. */
export interface NameItem extends Mention {
  readonly is: 'name';
  /** The stops that it may be; none for a place that is not in the trip. */
  readonly stops: readonly Stop[];
  /** The lodging by whose name the stop was meant. */
  readonly hotel?: Hotel;
  /** A sight beside its stop. */
  readonly isBeside?: true;
  /** Mistyped. */
  readonly isGuess: boolean;
  /** What the search knows by that name, where it is no stop. */
  readonly place?: PlaceHit;
  /** Whether the search knows a place of that name. */
  readonly isPlace: boolean;
  readonly isNegated: boolean;
}

/** `dort`, `es`: what was talked about last. */
export interface PronounItem extends Mention {
  readonly is: 'pronoun';
}

export interface DayItem extends Mention {
  readonly is: 'day';
  readonly reference: DayReference;
  /** The days of the trip that it may be. */
  readonly days: readonly Day[];
  readonly date: CalendarDate | null;
  /** Where one is on that day. */
  readonly stop?: Stop;
}

export interface RangeItem extends Mention {
  readonly is: 'range';
  readonly start: CalendarDate;
  readonly until: CalendarDate;
}

export type Unit = 'nights' | 'days' | 'minutes' | 'clock' | 'times' | 'number' | 'euros';

export interface AmountItem extends Mention {
  readonly is: 'amount';
  readonly unit: Unit;
  readonly value: number;
  /** `in zwei Wochen`, where it is days from now. */
  readonly date?: CalendarDate;
}

export interface ChoiceItem extends Mention {
  readonly is: 'profile' | 'lodging' | 'edge';
  readonly value: LegKind | AccommodationType | 'start' | 'end';
}

export interface QuoteItem extends Mention {
  readonly is: 'quote';
}

export interface WordItem extends Span {
  readonly is: 'word';
  /** None for a word that carries no wish. */
  readonly concepts: readonly Concept[];
}

export interface UnknownItem extends Span {
  readonly is: 'unknown';
  readonly role: Role;
}

/** Where a wish may end and the next begin. */
export interface MarkItem extends Span {
  readonly is: 'mark';
}

export type Item =
  | NameItem
  | PronounItem
  | DayItem
  | RangeItem
  | AmountItem
  | ChoiceItem
  | QuoteItem
  | WordItem
  | UnknownItem
  | MarkItem;

export function isName(item: Item): item is NameItem {
  return item.is === 'name';
}
