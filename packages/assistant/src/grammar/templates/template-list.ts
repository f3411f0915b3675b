import type { Draft } from '../draft.ts';

/** A pattern and what it asks for. */
export interface Template {
  readonly kind: Draft['kind'];
  readonly patterns: readonly string[];
  /** Said by the pattern as a whole. */
  readonly values?: Draft['values'];
  /** A sentence that would be understood, for people who are not; `{stop}` and `{day}` are filled in. */
  readonly example?: string;
}
