import type { TripOperation } from '@fahrtwind/domain';
import type { AssistantAction } from '../action.ts';
import type { Choice, DialogueOption } from '../outcome.ts';
import type { AssistantContext, PlaceHit } from '../ports.ts';
import type { Draft, SlotName } from '../grammar/draft.ts';

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
  /** The wishes behind the last answer, for `am 4.` and `Como genauso`. */
  readonly drafts?: readonly Draft[];
}

export interface RuleContext extends AssistantContext {
  /** What the last answer gave back; null in a new conversation. */
  readonly dialogue: DialogueState | null;
}

export type RuleAnswerKind =
  | 'proposal'
  | 'answer'
  | 'question'
  /** Undo the last step of the trip; `redo` does it again. */
  | 'undo'
  | 'redo'
  /** The proposal that waits is accepted or rejected. */
  | 'accept'
  | 'reject'
  /** A yes or a no, although no rule has asked. */
  | 'nothing-waits'
  | 'not-understood';

export interface RuleAnswer {
  readonly understood: boolean;
  readonly kind: RuleAnswerKind;
  /** German. */
  readonly reply: string;
  /** What a proposal would do; empty without one. */
  readonly operations: readonly TripOperation[];
  /** To be given back with the next message. */
  readonly dialogue: DialogueState;
  /** Sentences that can be sent next: answers to a question, or the nearest things that would be understood. */
  readonly suggestions: readonly string[];
  /** The same where a chip says something else than it sends; they stand first. */
  readonly choices?: readonly Choice[];
  /** False where a language model may know better: nothing fits, or only a part was understood. */
  readonly isSure?: boolean;
  /** The wish was refused or not understood: it costs no message of the day. */
  readonly isRefusal?: boolean;
}
