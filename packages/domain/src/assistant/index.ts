export { answerByRules, EMPTY_DIALOGUE } from './dialogue/answer-by-rules.ts';
export { talk as ASSISTANT_TALK } from './dialogue/texts.de.ts';
export { performActions } from './perform/perform-actions.ts';
