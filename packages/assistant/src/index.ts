export type { AssistantAction } from './action.ts';
export { answerByRules, EMPTY_DIALOGUE } from './dialogue/answer-by-rules.ts';
export type { DialogueState, RuleAnswer, RuleContext } from './dialogue/dialogue-state.ts';
export { talkIn } from './dialogue/talk.ts';
export { isAbout, type SightWish } from './language/sight-wish.ts';
export type { Choice } from './outcome.ts';
export { ideasFor } from './dialogue/ideas.ts';
export { performActions } from './perform/perform-actions.ts';
export type { AssistantPorts, FoundSpot, PlaceHit, Sight, TollFact } from './ports.ts';
