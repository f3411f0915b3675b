import { Notice } from '../../../ui/notice.tsx';
import { useErrorSentence } from './use-error-sentence.ts';

/** The sentence of a code that something failed with; nothing while all is well. */
export function FailureNotice({ code }: { readonly code: string | null }) {
  const sentenceOf = useErrorSentence();
  return code === null ? null : <Notice kind="negative">{sentenceOf(code)}</Notice>;
}
