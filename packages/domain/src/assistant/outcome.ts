import type { DialogueOption, DialogueState } from './dialogue/dialogue-state.ts';
import type { TripOperation } from './operation.ts';

/** What actions came to: all of them, or none. */
export type Outcome =
  /** With operations it is a proposal, without any an answer. */
  | {
      readonly kind: 'done';
      readonly operations: readonly TripOperation[];
      readonly text: string;
      readonly options: readonly DialogueOption[];
    }
  /** Something has to be confirmed first. */
  | { readonly kind: 'question'; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string };

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
  /** A yes or a no, and no rule has asked. */
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
}
