import { ApiError } from '../../../api/api-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { en } from './failures.en.ts';

/** A sentence about a failed call: the server's own in German, as its catalogue has it. */
export function useFailureText(): (cause: unknown) => string {
  const language = useLanguage();
  return (cause) => {
    console.warn(cause);
    if (!(cause instanceof ApiError)) return language === 'en' ? en.other : DE_OTHER;
    return language === 'en' ? (en.codes[cause.code] ?? en.other) : cause.message;
  };
}

const DE_OTHER =
  'Das hat nicht geklappt. Deine Eingaben sind noch da. Versuche es gleich noch einmal.';

export function useToldFailure(): (cause: unknown) => void {
  const textOf = useFailureText();
  return (cause) => void showToast({ kind: 'negative', text: textOf(cause) });
}
