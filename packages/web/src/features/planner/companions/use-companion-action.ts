import { ApiError } from '../../../api/api-error.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { useCompanionTexts } from './texts.ts';

/** Requests to the server that buttons start, one at a time; `failure` is a sentence. */
export function useCompanionAction() {
  const texts = useCompanionTexts();
  return useAction(
    (act: () => Promise<unknown>) => act(),
    (cause) => texts.failures[cause instanceof ApiError ? cause.code : ''] ?? texts.failed,
  );
}
