import type { AssistantAction } from '../action.ts';

export const SLOT_NAMES = ['place', 'stop', 'other', 'before', 'after', 'day', 'otherDay', 'from', 'to', 'via', 'hotel'] as const;

/** The parts of a command that name a place, a stop, a day or a hotel. */
export type SlotName = (typeof SLOT_NAMES)[number];

/** What stands in a slot: the words as they were written, or what they were found to mean. */
export type SlotValue =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'stop'; readonly stopId: string }
  | { readonly is: 'place'; readonly handle: string }
  | { readonly is: 'day'; readonly dayId: string };

/** A command whose places and days are still words. */
export interface Draft {
  readonly kind: AssistantAction['kind'];
  readonly slots: Readonly<Partial<Record<SlotName, readonly SlotValue[]>>>;
  /** Everything else: numbers, times, texts. */
  readonly values: Readonly<Record<string, string | number | boolean | null>>;
}
