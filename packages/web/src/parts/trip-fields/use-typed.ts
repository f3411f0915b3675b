import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RunKind } from '../../store/trips/view/trip-actions.ts';

/** Writes the text to the trip; returns why that is not possible, else null. */
export type Write = (text: string, kind?: RunKind) => string | null;

/** After a longer pause the next key starts a new undo step. */
const PAUSE_MS = 2000;

interface TypedOptions {
  /** The trip's value, formatted for the field. */
  readonly value: string;
  readonly write: Write;
  /** Writes only on blur, for values that do harm half typed, such as dates. */
  readonly isWrittenOnLeave?: boolean;
}

interface Typed {
  readonly text: string;
  readonly error: string | undefined;
  readonly change: (text: string) => void;
  readonly leave: () => void;
}

/**
 * A text that is written to the trip while typing. The first key of a burst starts an undo step, the following ones
 * join it, so that one undo reverts the whole burst. Invalid text stays in the field; the reason appears on blur.
 */
export function useTyped({ value, write, isWrittenOnLeave = false }: TypedOptions): Typed {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const lastWritten = useRef(Number.NEGATIVE_INFINITY);

  function put(text: string): string | null {
    const now = performance.now();
    const isInBurst = now - lastWritten.current < PAUSE_MS;
    const problem = write(text, isInBurst ? 'typing' : undefined);
    if (problem === null) lastWritten.current = now;
    return problem;
  }

  function change(text: string) {
    setDraft(text);
    if (isWrittenOnLeave) return;
    const problem = put(text);
    // While typing `89,90`, the user is not told that `8` is wrong.
    setError((shown) => (shown === null ? null : problem));
  }

  function leave() {
    const problem = draft === null || draft === value ? null : put(draft);
    lastWritten.current = Number.NEGATIVE_INFINITY;
    setError(problem);
    if (problem === null) setDraft(null);
  }

  // Going back on a phone removes the field without a blur event.
  const flush = useEffectEvent(() => {
    if (draft !== null && draft !== value) put(draft);
  });
  useEffect(() => flush, []);

  return { text: draft ?? value, error: error ?? undefined, change, leave };
}
