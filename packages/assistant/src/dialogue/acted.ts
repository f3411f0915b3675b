import type { CalendarDate, Trip } from '@fahrtwind/domain';
import type { AssistantAction } from '../action.ts';
import type { Draft, SlotName } from '../grammar/draft.ts';

/** A command without words left in it: an action, or what is missing. */
export type Acted =
  | { readonly kind: 'action'; readonly action: AssistantAction }
  | { readonly kind: 'missing'; readonly slot: SlotName | null; readonly why: Missing };

export type Missing =
  | 'stop'
  | 'place'
  | 'from'
  | 'position'
  | 'other'
  | 'hotel'
  | 'day'
  | 'nothing';

/** What a command says, by slot and by field. */
export interface Reader {
  readonly draft: Draft;
  readonly trip: Trip;
  readonly handle: (slot: SlotName) => string | undefined;
  readonly number: (name: string) => number | undefined;
  readonly text: (name: string) => string | undefined;
  readonly date: (name: string) => CalendarDate | undefined;
}

export function act(action: AssistantAction): Acted {
  return { kind: 'action', action };
}

export function missing(why: Missing, slot: SlotName | null = null): Acted {
  return { kind: 'missing', why, slot };
}

/** Without fields that were not said, which `exactOptionalPropertyTypes` demands. */
export function said<Field extends string, Value>(
  fields: Readonly<Record<Field, Value | undefined>>,
): Partial<Record<Field, Value>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields, without the undefined ones
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Record<Field, Value>>;
}
