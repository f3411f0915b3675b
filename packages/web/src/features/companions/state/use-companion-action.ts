import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';

/** Requests to the server that buttons start, one at a time; `failure` is a sentence. */
export function useCompanionAction() {
  return useAction((act: () => Promise<unknown>) => act(), useFailureText('companions'));
}
