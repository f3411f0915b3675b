import { useRefusalTexts } from '../../../parts/refusals/texts.ts';
import { useCreateTexts } from './texts.ts';
import type { CreateProblem } from './read-create-form.ts';

/** The sentence for a field's problem. */
export function useProblemText(): (problem: CreateProblem | undefined) => string | undefined {
  const refusals = useRefusalTexts();
  const create = useCreateTexts();
  const sentences: Readonly<Record<CreateProblem, string>> = { ...refusals, ...create.problems };
  return (problem) => problem && sentences[problem];
}
