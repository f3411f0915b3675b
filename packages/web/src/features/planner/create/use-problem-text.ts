import { useRefusalTexts } from '../../../parts/refusals/texts.ts';
import { usePlannerTexts } from '../texts.ts';
import type { CreateProblem } from './read-create-form.ts';

/** The sentence for what is wrong with a field. */
export function useProblemText(): (problem: CreateProblem | undefined) => string | undefined {
  const refusals = useRefusalTexts();
  const { create } = usePlannerTexts();
  const sentences: Readonly<Record<CreateProblem, string>> = { ...refusals, ...create.problems };
  return (problem) => problem && sentences[problem];
}
