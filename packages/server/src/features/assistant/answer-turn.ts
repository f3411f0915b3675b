import {
  answerByRules,
  EMPTY_DIALOGUE,
  performActions,
  talkIn,
  type AssistantPorts,
  type RuleAnswer,
} from '@fahrtwind/assistant';
import { AppError } from '../../http/app-error.ts';
import { afterModel, answerByModel } from './answer-by-model.ts';
import { choicesOf } from './choices-of.ts';
import { nameOf } from './name-of.ts';
import { sentencesIn } from './sentences.ts';
import {
  contextOf,
  type Thinker,
  type TurnAnswer,
  type TurnParts,
  type TurnQuestion,
} from './turn.ts';

/** What a proposal may take in the database and on its way. */
const MOST_PROPOSAL_CHARACTERS = 400_000;

/**
 * Answers one message: by rules where they are sure of it, else by the model where there is one. Nothing is changed:
 * the most that comes out is a list of operations for the person to look at.
 */
export async function answerTurn(parts: TurnParts, question: TurnQuestion): Promise<TurnAnswer> {
  const { signal, onText } = question;
  const said: string[] = [];
  const say = (text: string): void => {
    said.push(text);
    onText(text);
  };
  try {
    return guarded(question, await answer(parts, { ...question, onText: say }));
  } catch (error) {
    const text = said.join('').trim();
    // Only a model says something before it fails.
    const dialogue = text === '' ? question.dialogue : afterModel(question.dialogue);
    const nothing = { by: null, command: null, choices: [], operations: [] };
    const blank = { ...nothing, dialogue, modelText: '' };
    if (signal.aborted) return { ...blank, text, isStopped: true, isRefusal: false };
    const refused = refusalOf(error, question);
    if (!refused) parts.log.error({ err: nameOf(error) }, 'an answer of the assistant failed');
    const sentence = refused ?? sentencesIn(question.language).failed;
    onText(text === '' ? sentence : `\n\n${sentence}`);
    const whole = [text, sentence].filter(Boolean).join('\n\n');
    return { ...blank, text: whole, isStopped: false, isRefusal: text === '' };
  }
}

/** What is said where the wish takes too long, or too many others are waiting. */
function refusalOf(error: unknown, { language }: TurnQuestion): string | null {
  const { tooMuch, tooBusy } = sentencesIn(language);
  // More was asked for than a matrix has points or than fits into memory.
  if (error instanceof RangeError) return tooMuch;
  const code = error instanceof AppError ? error.code : null;
  return code === 'too-much-work' ? tooMuch : code === 'too-busy' ? tooBusy : null;
}

const NOT_ASKED: RuleAnswer = {
  understood: false,
  kind: 'not-understood',
  reply: '',
  operations: [],
  dialogue: EMPTY_DIALOGUE,
  suggestions: [],
};

async function answer(parts: TurnParts, question: TurnQuestion): Promise<TurnAnswer> {
  const { text, dialogue, signal } = question;
  const ports = parts.portsOf(signal, question.language);
  const thinker = parts.thinkerOf?.(signal) ?? thinkHere(ports);
  const context = { ...contextOf(question), dialogue };
  const ruled = parts.skipsRules ? NOT_ASKED : await thinker.answerByRules(text, context);
  signal.throwIfAborted();
  const byRules = answerOfRules(ruled, question);
  if (parts.endpoint && !isSure(ruled)) {
    const { endpoint, limits } = parts;
    return answerByModel(question, { endpoint, limits, ports, thinker, ruled, byRules });
  }
  question.onText(byRules.text);
  return byRules;
}

/** A yes that no rule has asked for may be meant for the model, too. */
function isSure({ understood, kind, isSure: says = true }: RuleAnswer): boolean {
  return understood && says && kind !== 'nothing-waits';
}

function answerOfRules(ruled: RuleAnswer, { language }: TurnQuestion): TurnAnswer {
  const { understood, reply, operations, dialogue } = ruled;
  return {
    text: understood ? reply : `${talkIn(language).withoutModel} ${reply}`,
    by: 'rules',
    isStopped: false,
    isRefusal: ruled.isRefusal ?? false,
    command: commandOf(ruled),
    choices: choicesOf(ruled),
    operations,
    dialogue,
    modelText: '',
  };
}

function commandOf({ kind }: RuleAnswer): TurnAnswer['command'] {
  return kind === 'undo' || kind === 'redo' || kind === 'accept' || kind === 'reject' ? kind : null;
}

function thinkHere(ports: AssistantPorts): Thinker {
  return {
    answerByRules: (text, context) => answerByRules(text, context, ports),
    performActions: (actions, context) => performActions(actions, context, ports),
  };
}

/** Removes proposals to readers, who may not edit, and proposals that are too large to be stored. */
function guarded({ isReadOnly, language, onText }: TurnQuestion, found: TurnAnswer): TurnAnswer {
  const { operations, dialogue, text } = found;
  const { readOnly, tooLarge } = sentencesIn(language);
  const isTooLarge =
    operations.length > 0 && JSON.stringify(operations).length > MOST_PROPOSAL_CHARACTERS;
  const reason = isReadOnly && operations.length > 0 ? readOnly : isTooLarge ? tooLarge : null;
  if (reason === null) return isReadOnly ? { ...found, command: null } : found;
  onText(`\n\n${reason}`);
  return {
    ...found,
    command: null,
    operations: [],
    text: `${text}\n\n${reason}`.trim(),
    dialogue: dialogue && { ...dialogue, proposal: null },
  };
}
