import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RunOptions } from '../../../store/trips/trip-actions.ts';

/** Writes what was typed into the trip; answers why it cannot be, else null. */
export type Write = (text: string, options: RunOptions) => string | null;

/** Who pauses longer than this has begun with something else, which is undone by itself. */
const PAUSE_MS = 2000;

interface TypedOptions {
  /** What the trip has, as it is written in the field. */
  readonly value: string;
  readonly write: Write;
  /** Writes only when the field is left: for what would do harm half typed, such as dates. */
  readonly isWrittenOnLeave?: boolean;
}

interface Typed {
  readonly text: string;
  readonly error: string | undefined;
  readonly change: (text: string) => void;
  readonly leave: () => void;
}

/**
 * A text that goes into the trip while it is typed. The first key of a burst is a step of its own, those after it
 * belong to it, so that one undo takes the whole burst back. What cannot be written stays in the field, with the
 * reason beside it as soon as the field is left.
 */
export function useTyped({ value, write, isWrittenOnLeave = false }: TypedOptions): Typed {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const lastWritten = useRef(Number.NEGATIVE_INFINITY);

  function put(text: string): string | null {
    const now = performance.now();
    const isInBurst = now - lastWritten.current < PAUSE_MS;
    const problem = write(text, isInBurst ? { isDragging: true } : { isForced: true });
    if (problem === null) lastWritten.current = now;
    return problem;
  }

  function change(text: string) {
    setDraft(text);
    if (isWrittenOnLeave) return;
    const problem = put(text);
    // Nobody is told that `8` is wrong while they are about to write `89,90`.
    setError((shown) => (shown === null ? null : problem));
  }

  function leave() {
    const problem = draft === null || draft === value ? null : put(draft);
    lastWritten.current = Number.NEGATIVE_INFINITY;
    setError(problem);
    if (problem === null) setDraft(null);
  }

  // „Back“ on a phone takes the field away without anybody having left it.
  const flush = useEffectEvent(() => {
    if (draft !== null && draft !== value) put(draft);
  });
  useEffect(() => flush, []);

  return { text: draft ?? value, error: error ?? undefined, change, leave };
}
