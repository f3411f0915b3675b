import type { AssistantChoice } from '@fahrtwind/contract';
import type { RuleAnswer } from '@fahrtwind/assistant';

/** The chips of an answer, each thing that can be said once. */
export function choicesOf({
  choices = [],
  suggestions,
}: Pick<RuleAnswer, 'choices' | 'suggestions'>): AssistantChoice[] {
  const all = [...choices, ...suggestions.map((text) => ({ label: text, say: text }))];
  const first = new Map(all.toReversed().map((choice) => [choice.say, choice]));
  return [...new Set(all.map(({ say }) => say))].flatMap((say) => first.get(say) ?? []);
}
