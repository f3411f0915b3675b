import { Notice } from '../../../ui/notice.tsx';
import { useErrorSentence } from './use-error-sentence.ts';

/** The sentence for an error code; renders nothing without one. */
export function FailureNotice({ code }: { readonly code: string | null }) {
  const sentenceOf = useErrorSentence();
  return code === null ? null : <Notice kind="negative">{sentenceOf(code)}</Notice>;
}
