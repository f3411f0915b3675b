import { useRef, useState } from 'react';
import { failureOf } from './failure-of.ts';

export interface Deed<Args extends readonly unknown[]> {
  readonly isBusy: boolean;
  /** Code of what went wrong last. */
  readonly failure: string | null;
  /** Does it once; further clicks while it runs do nothing. */
  readonly run: (...args: Args) => void;
}

/** Something a button does on the server. */
export function useDeed<Args extends readonly unknown[]>(
  act: (...args: Args) => Promise<void>,
): Deed<Args> {
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
