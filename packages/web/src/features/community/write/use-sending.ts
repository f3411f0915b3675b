import { useRef, useState } from 'react';
import { useFailureText } from '../failures/failure-text.ts';

interface Sending {
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** Runs a request unless one is running; null when it failed, and `failure` says why. */
  readonly send: <T>(request: () => Promise<T>) => Promise<T | null>;
}

/** What a form sends, once at a time. */
export function useSending(): Sending {
  const textOf = useFailureText();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    isBusy,
    failure,
    async send(request) {
      if (isRunning.current) return null;
      isRunning.current = true;
      setBusy(true);
      setFailure(null);
      try {
        return await request();
      } catch (cause) {
        setFailure(textOf(cause));
        return null;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}
