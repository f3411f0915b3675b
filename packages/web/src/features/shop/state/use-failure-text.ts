import { ApiError } from '../../../api/api-error.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { de } from './failure-texts.de.ts';
import { en } from './failure-texts.en.ts';

/** A sentence about a failed call: the server's own in German, as its catalogue has it. */
export function useFailureText(): (cause: unknown) => string {
  const language = useLanguage();
  return (cause) => {
    console.warn(cause);
    if (!(cause instanceof ApiError)) return language === 'en' ? en.other : de.other;
    return language === 'en' ? (en.codes[cause.code] ?? en.other) : cause.message;
  };
}
