import type { AssistantAction } from '../action.ts';
import type { TripOperation } from '../operation.ts';
import type { PlaceHit } from '../context.ts';
import type { Draft, SlotName } from '../grammar/draft.ts';

/** One of the answers to a question. */
export type DialogueOption =
  | { readonly kind: 'place'; readonly label: string; readonly place: PlaceHit }
  | { readonly kind: 'stop'; readonly label: string; readonly stopId: string }
  | { readonly kind: 'day'; readonly label: string; readonly dayId: string };

/** A question that waits for an answer, and the commands that go on with it. */
export interface PendingQuestion {
  /** A choice among the options, a missing word, or a yes. */
  readonly kind: 'choice' | 'missing' | 'confirm';
  readonly drafts: readonly Draft[];
  /** Which draft asks, and for which of its slots. */
  readonly draft: number;
  readonly slot: SlotName | null;
}

/** Actions that a language model asked for, which wait for a yes. */
export interface PendingActions {
  readonly kind: 'actions';
  readonly actions: readonly AssistantAction[];
  /** The places that they name. */
  readonly places: readonly PlaceHit[];
}

/** A language model has said something, perhaps a question: a yes or a no is for it. */
interface PendingModel {
  readonly kind: 'model';
}

/**
 * What the next message of a conversation may refer to: small, plain data that the caller keeps and gives back. It is
 * no proof of anything: operations are replayed and places are looked at like any others.
 */
export interface DialogueState {
  readonly pending: PendingQuestion | PendingActions | PendingModel | null;
  /** What was offered last, for `das zweite`; also without a question. */
  readonly options: readonly DialogueOption[];
  /** The proposal that waits for a yes or no. */
  readonly proposal: readonly TripOperation[] | null;
  /** The stop that was talked about last, for `dort`. */
  readonly lastStopId: string | null;
}
