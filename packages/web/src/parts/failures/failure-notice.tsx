import { Notice } from '../../ui/notice.tsx';
import { useFailureSentence } from './use-failure-text.ts';

/** The sentence for an error code; renders nothing without one. */
export function FailureNotice({ code }: { readonly code: string | null }) {
  const sentenceOf = useFailureSentence();
  return code === null ? null : <Notice kind="negative">{sentenceOf(code)}</Notice>;
}
