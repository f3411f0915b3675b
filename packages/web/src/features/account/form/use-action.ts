import { useRef, useState } from 'react';
import { failureOf } from './failure-of.ts';

export interface Action<Args extends readonly unknown[]> {
  readonly isBusy: boolean;
  /** The code of the last failure. */
  readonly failure: string | null;
  /** Runs the action; further clicks are ignored while it runs. */
  readonly run: (...args: Args) => void;
}

/** A request to the server that a button starts. */
export function useAction<Args extends readonly unknown[]>(
  act: (...args: Args) => Promise<void>,
): Action<Args> {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(...args: Args) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await act(...args);
    } catch (cause) {
      setFailure(failureOf(cause).code);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, failure, run: (...args) => void run(...args) };
}
