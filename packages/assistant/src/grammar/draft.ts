import type { AssistantAction } from '../action.ts';
import type { PlaceHit } from '../ports.ts';
import type { DayReference } from '../language/days.ts';

export const SLOT_NAMES = [
  'place',
  'stop',
  'other',
  'before',
  'after',
  'day',
  'otherDay',
  'beforeDay',
  'from',
  'to',
  'via',
] as const;

/** The parts of a command that name a place, a stop or a day. */
export type SlotName = (typeof SLOT_NAMES)[number];

/** What stands in a slot: the words as they were written, or what they were found to mean. */
export type SlotValue =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'dayText'; readonly day: DayReference }
  | { readonly is: 'stop'; readonly stopId: string }
  | { readonly is: 'place'; readonly place: PlaceHit }
  | { readonly is: 'day'; readonly dayId: string };

/** What is said and is no action: it gets an answer of its own. */
export type TalkKind = 'help' | 'thanks' | 'greeting' | 'deleteAll';

/** A command whose places and days are still words. */
export interface Draft {
  readonly kind: AssistantAction['kind'] | TalkKind;
  readonly slots: Readonly<Partial<Record<SlotName, readonly SlotValue[]>>>;
  /** Everything else: numbers, times, texts. */
  readonly values: Readonly<Record<string, string | number | boolean | null>>;
}
