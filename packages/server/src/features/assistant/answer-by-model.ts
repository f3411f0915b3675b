import {
  EMPTY_DIALOGUE,
  type AssistantPorts,
  type DialogueState,
  type RuleAnswer,
} from '@fahrtwind/assistant';
import { stopsOf, type Language, type Trip } from '@fahrtwind/domain';
import type { AssistantEndpoint } from '../../config/config.ts';
import { choicesOf } from './choices-of.ts';
import { claimsBooking, claimsChange } from './model/claims.ts';
import {
  askModel,
  MODEL_LIMITS,
  type ModelAnswer,
  type ModelLimits,
  type ModelQuestion,
} from './model/ask-model.ts';
import { inHandles } from './model/in-handles.ts';
import { systemPrompt } from './model/system-prompt.ts';
import { tripForModel } from './model/trip-for-model.ts';
import { ANSWERED_HERE, refusedByPlanner, sentencesIn } from './sentences.ts';
import { contextOf, type Thinker, type TurnAnswer, type TurnQuestion } from './turn.ts';
import { waysOfPorts } from './ways-of-ports.ts';

/** Most characters of each earlier message that goes along with a question. */
const HISTORY_CHARACTERS = 800;
/** Steps that are left where the planner has refused what the model wanted. */
const SECOND_STEPS = 4;

type Outcome = Awaited<ReturnType<Thinker['performActions']>>;

interface ModelParts {
  readonly endpoint: AssistantEndpoint;
  readonly limits: Partial<ModelLimits> | undefined;
  readonly ports: AssistantPorts;
  readonly thinker: Thinker;
  readonly ruled: RuleAnswer;
  /** What is said where the model has nothing to say. */
  readonly byRules: TurnAnswer;
}

/** What the model has said may be a question: a yes to it accepts no proposal from before it. */
export function afterModel(dialogue: DialogueState | null): DialogueState {
  const before = dialogue ?? EMPTY_DIALOGUE;
  return { ...before, proposal: null, options: [], pending: { kind: 'model' } };
}

/** Lets the model answer what the rules are not sure of. */
export async function answerByModel(
  question: TurnQuestion,
  parts: ModelParts,
): Promise<TurnAnswer> {
  const { ruled, byRules } = parts;
  const sentences = sentencesIn(question.language);
  const { modelled, outcome } = await asked(question, parts);
  const { failure, text: modelText } = modelled;
  const dialogue = modelText === '' ? ruled.dialogue : afterModel(ruled.dialogue);
  const answered = {
    by: 'model',
    isStopped: failure === 'stopped',
    command: null,
    choices: [],
    operations: [],
    isRefusal: false,
    dialogue,
    modelText,
  } as const;
  const whole = (...behind: readonly string[]): string => added(question, modelText, behind);
  if (failure === 'stopped') return { ...answered, choices: [], operations: [], text: modelText };
  // What the rules half understood is more than a sentence about the model.
  if (failure !== null && modelText === '' && ruled.understood) {
    question.onText(byRules.text);
    return byRules;
  }
  if (failure !== null) {
    const isRefusal = failure === 'unreachable' || failure === 'overloaded';
    const text = whole(sentences.failures[failure]);
    return { ...answered, isRefusal, text, choices: choicesOf(ruled), operations: [] };
  }
  const words = outcome?.text ?? (modelText === '' ? sentences.nothingSaid : '');
  const marks = marksOf(modelText, outcome, question.language);
  return {
    ...answered,
    ...planned(question, { modelled, ruled, outcome }),
    text: whole(words, ...marks),
  };
}

interface Asked {
  readonly modelled: ModelAnswer;
  /** What the planner made of the model's calls; null where there were none. */
  readonly outcome: Outcome | null;
}

/** Asks the model and lets the planner do what it wants: all of it, or nothing. A refusal goes back to it once. */
async function asked(question: TurnQuestion, parts: ModelParts): Promise<Asked> {
  const limits = { ...MODEL_LIMITS, ...parts.limits };
  const late = Date.now() + limits.totalMs;
  const ask = modelQuestion(question, parts, limits);
  const first = await askModel(ask);
  const outcome = await outcomeOf(question, parts, first);
  if (outcome?.kind !== 'refused') return { modelled: first, outcome };
  question.onText(first.text === '' ? '' : '\n\n');
  const second = await askModel({
    ...ask,
    messages: [
      ...ask.messages,
      { role: 'assistant', content: first.text || ANSWERED_HERE },
      { role: 'user', content: refusedByPlanner(inHandles(question.trip, outcome.text)) },
    ],
    places: first.places,
    limits: {
      ...limits,
      totalMs: Math.max(1, late - Date.now()),
      characters: Math.max(1, limits.characters - first.text.length),
      steps: Math.min(limits.steps, SECOND_STEPS),
    },
  });
  const text = [first.text, second.text].filter(Boolean).join('\n\n');
  const modelled = { ...second, text };
  const then = await outcomeOf(question, parts, second);
  // A model that does not try again has nothing to propose: the reason is said.
  return { modelled, outcome: then ?? (second.failure === null ? outcome : null) };
}

async function outcomeOf(
  question: TurnQuestion,
  { thinker }: ModelParts,
  { failure, actions, places }: ModelAnswer,
): Promise<Outcome | null> {
  if (failure !== null || actions.length === 0) return null;
  question.onStep('planning');
  return thinker.performActions(actions, { ...contextOf(question), places });
}

function modelQuestion(
  question: TurnQuestion,
  { endpoint, ports }: ModelParts,
  limits: ModelLimits,
): ModelQuestion {
  const { trip, today, language, isReadOnly, signal, onText, onStep } = question;
  return {
    endpoint,
    system: systemPrompt({ today, language, isReadOnly }),
    messages: messagesOf(question),
    tools: {
      isReadOnly,
      stops: stopsOf(trip).length,
      days: trip.days.length,
      hotels: trip.hotels.length,
      findPlaces: (name, nearStop) => ports.findPlaces(name, pointOf(trip, nearStop)),
      ...waysOfPorts(trip, ports),
    },
    places: [],
    limits,
    signal,
    onText,
    onStep,
  };
}

interface Planned extends Asked {
  readonly ruled: RuleAnswer;
}

function planned(
  { language }: TurnQuestion,
  { modelled: { actions, places }, outcome, ruled }: Planned,
): Pick<TurnAnswer, 'operations' | 'dialogue' | 'choices'> {
  const nothing = afterModel(ruled.dialogue);
  if (outcome === null) return { operations: [], choices: [], dialogue: nothing };
  const operations = outcome.kind === 'done' ? outcome.operations : [];
  const options = outcome.kind === 'done' ? outcome.options : [];
  const proposal = operations.length > 0 ? operations : null;
  const isAsked = outcome.kind === 'question';
  const pending = isAsked ? ({ kind: 'actions', actions, places } as const) : null;
  const { yes, no } = sentencesIn(language);
  // What is sent is German: the rules understand it on every site.
  const decisions = [
    { label: yes, say: 'Ja' },
    { label: no, say: 'Nein' },
  ];
  return {
    operations,
    dialogue: proposal || pending ? { ...nothing, pending, options, proposal } : nothing,
    choices: isAsked ? decisions : choicesOf({ suggestions: options.map(({ label }) => label) }),
  };
}

/** Words about what was done count for nothing: a claim without a proposal, or of what the app cannot do, is marked. */
function marksOf(said: string, outcome: Outcome | null, language: Language): readonly string[] {
  const { nothingDone, nothingBooked } = sentencesIn(language);
  const hasProposal = outcome?.kind === 'done' && outcome.operations.length > 0;
  return [
    ...(!hasProposal && claimsChange(said) ? [nothingDone] : []),
    ...(claimsBooking(said) ? [nothingBooked] : []),
  ];
}

/** What the model said, with sentences of ours behind it, which are sent at once. */
function added({ onText }: TurnQuestion, said: string, sentences: readonly string[]): string {
  const behind = sentences.filter(Boolean).join('\n\n');
  if (behind === '') return said;
  onText(said === '' ? behind : `\n\n${behind}`);
  return [said, behind].filter(Boolean).join('\n\n');
}

/** The last messages, and with the question what the model may know of the trip. */
function messagesOf({ text, trip, history, measured, mayReadEntries }: TurnQuestion) {
  const before = history.map(({ author, text: said }) => ({
    role: author === 'person' ? ('user' as const) : ('assistant' as const),
    // Some models fail on two questions in a row.
    content: said.slice(0, HISTORY_CHARACTERS).toWellFormed() || ANSWERED_HERE,
  }));
  const told = tripForModel(trip, { measured, mayReadEntries: mayReadEntries ?? false });
  return [...before, { role: 'user' as const, content: `<reise>${told}</reise>\n\n${text}` }];
}

function pointOf(trip: Trip, handle: string | undefined) {
  const number = Number(/^s(\d+)$/.exec(handle ?? '')?.[1] ?? 0);
  return stopsOf(trip)[number - 1]?.location;
}
