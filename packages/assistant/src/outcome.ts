import type { TripOperation } from '@fahrtwind/domain';
import type { PlaceHit } from './ports.ts';

/** One of the answers to a question. */
export type DialogueOption =
  | { readonly kind: 'place'; readonly label: string; readonly place: PlaceHit }
  | { readonly kind: 'stop'; readonly label: string; readonly stopId: string }
  | { readonly kind: 'day'; readonly label: string; readonly dayId: string }
  | Remedy;

/** What mends a thing that a proposal makes worse; its label is a message that does it. */
export interface Remedy {
  readonly kind: 'remedy';
  readonly label: string;
  /** Whether the proposal plans a whole trip, which keeps its own limits. */
  readonly isOfPlan: boolean;
  /** To be done after those of the proposal. */
  readonly operations: readonly TripOperation[];
  /** What they do. */
  readonly text: string;
}

/** An answer of one press: what stands on it, and the message that it sends. */
export interface Choice {
  readonly label: string;
  readonly say: string;
}

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
