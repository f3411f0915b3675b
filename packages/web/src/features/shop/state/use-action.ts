import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { de } from './failure-texts.de.ts';
import { en } from './failure-texts.en.ts';

/** A request that a button starts. Further clicks are ignored while it runs; `failure` is a sentence. */
export function useAction<Args extends readonly unknown[]>(act: (...args: Args) => Promise<void>) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const textOf = useFailureText();

  async function run(...args: Args): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure('');
    try {
      await act(...args);
    } catch (cause) {
      setFailure(textOf(cause));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, failure, run: (...args: Args) => void run(...args) };
}

/** A sentence about a failed call: the server's own in German, as its catalogue has it. */
function useFailureText(): (cause: unknown) => string {
  const language = useLanguage();
  return (cause) => {
    console.warn(cause);
    if (!(cause instanceof ApiError)) return language === 'en' ? en.other : de.other;
    return language === 'en' ? (en.codes[cause.code] ?? en.other) : cause.message;
  };
}
