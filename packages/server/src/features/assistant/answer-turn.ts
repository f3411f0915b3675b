import type { AssistantMessage } from '@fahrtwind/contract';
import {
  stopsOf,
  type CalendarDate,
  type FindMeasure,
  type Language,
  type Trip,
  type TripOperation,
} from '@fahrtwind/domain';
import {
  answerByRules,
  EMPTY_DIALOGUE,
  performActions,
  talkIn,
  type AssistantPorts,
  type DialogueState,
  type RuleAnswer,
} from '@fahrtwind/assistant';
import type { AssistantEndpoint } from '../../config/config.ts';
import { AppError } from '../../http/app-error.ts';
import type { Log } from '../../jobs/log.ts';
import { askModel, MODEL_LIMITS, type ModelAnswer, type ModelLimits } from './model/ask-model.ts';
import { tripForModel } from './model/trip-for-model.ts';
import { nameOf } from './name-of.ts';
import {
  ANSWERED_HERE,
  FAILURE_SENTENCES,
  FAILED,
  NOTHING_SAID,
  READ_ONLY,
  systemPrompt,
  TOO_BUSY,
  TOO_LARGE,
  TOO_MUCH,
} from './sentences.ts';

/** What a proposal may take in the database and on its way. */
const MOST_PROPOSAL_CHARACTERS = 400_000;
/** Most characters of each earlier message that goes along with a question. */
const HISTORY_CHARACTERS = 800;

/** Understands sentences and works out what follows from them. */
export interface Thinker {
  readonly answerByRules: (
    text: string,
    context: Parameters<typeof answerByRules>[1],
  ) => ReturnType<typeof answerByRules>;
  readonly performActions: (
    actions: Parameters<typeof performActions>[0],
    context: Parameters<typeof performActions>[1],
  ) => ReturnType<typeof performActions>;
}

export interface TurnParts {
  /** The world, until the signal ends what is under way. */
  readonly portsOf: (signal: AbortSignal, language: Language) => AssistantPorts;
  /** Missing where it may think in this thread. */
  readonly thinkerOf?: (signal: AbortSignal) => Thinker;
  /** Null where everything is understood by rules. */
  readonly endpoint: AssistantEndpoint | null;
  readonly limits?: Partial<ModelLimits>;
  /** For who wants to know what the model can do by itself. */
  readonly skipsRules?: boolean;
  readonly log: Log;
}

/** What was said before: by the person, or by the model itself. Empty for answers of ours, which may hold private names. */
interface HistoryEntry {
  readonly author: AssistantMessage['author'];
  readonly text: string;
}

export interface TurnQuestion {
  readonly text: string;
  readonly trip: Trip;
  readonly today: CalendarDate;
  /** That of the site. */
  readonly language: Language;
  readonly isReadOnly: boolean;
  readonly drivingLimitMinutes?: number | undefined;
  readonly history: readonly HistoryEntry[];
  readonly dialogue: DialogueState | null;
  /** What is known of the legs, for the model's numbers. */
  readonly measured?: FindMeasure;
  /** Aborted when the person stops the answer or leaves. */
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
  readonly onStep: (kind: 'searching' | 'planning') => void;
}

/** An answer; with operations it is a proposal. */
export interface TurnAnswer extends Pick<
  AssistantMessage,
  'text' | 'by' | 'isStopped' | 'command' | 'suggestions'
> {
  readonly operations: readonly TripOperation[];
  readonly dialogue: DialogueState | null;
  /** The part of the text that the model said itself: nothing else of it goes back to the model. */
  readonly modelText: string;
}

/**
 * Answers one message: by rules where they understand it, else by the model where there is one. Nothing is changed: the
 * most that comes out is a list of operations for the person to look at.
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
    const nothing = { by: null, command: null, suggestions: [], operations: [] };
    const blank = { ...nothing, dialogue, modelText: '' };
    if (signal.aborted) return { ...blank, text, isStopped: true };
    const refused = refusalOf(error);
    if (!refused) parts.log.error({ err: nameOf(error) }, 'an answer of the assistant failed');
    const sentence = refused ?? FAILED;
    onText(text === '' ? sentence : `\n\n${sentence}`);
    return { ...blank, text: [text, sentence].filter(Boolean).join('\n\n'), isStopped: false };
  }
}

/** What is said where the wish takes too long, or too many others are waiting. */
function refusalOf(error: unknown): string | null {
  // More was asked for than a matrix has points or than fits into memory.
  if (error instanceof RangeError) return TOO_MUCH;
  const code = error instanceof AppError ? error.code : null;
  return code === 'too-much-work' ? TOO_MUCH : code === 'too-busy' ? TOO_BUSY : null;
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
  const isUnderstood = ruled.understood && ruled.kind !== 'nothing-waits';
  if (parts.endpoint && !isUnderstood)
    return answerByModel({ ...parts, endpoint: parts.endpoint }, question, {
      ports,
      thinker,
      ruled,
    });
  const reply = ruled.understood
    ? ruled.reply
    : `${talkIn(question.language).withoutModel} ${ruled.reply}`;
  question.onText(reply);
  return {
    text: reply,
    by: 'rules',
    isStopped: false,
    command: commandOf(ruled),
    suggestions: [...ruled.suggestions],
    operations: ruled.operations,
    dialogue: ruled.dialogue,
    modelText: '',
  };
}

/** What the model has said may be a question: a yes to it accepts no proposal from before it. */
function afterModel(dialogue: DialogueState | null): DialogueState {
  const before = dialogue ?? EMPTY_DIALOGUE;
  return { ...before, proposal: null, options: [], pending: { kind: 'model' } };
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

interface Ruled {
  readonly ports: AssistantPorts;
  readonly thinker: Thinker;
  readonly ruled: RuleAnswer;
}

async function answerByModel(
  parts: TurnParts & { readonly endpoint: AssistantEndpoint },
  question: TurnQuestion,
  { ports, thinker, ruled }: Ruled,
): Promise<TurnAnswer> {
  const { trip, today, isReadOnly, signal, onText, onStep } = question;
  const modelled = await askModel({
    endpoint: parts.endpoint,
    system: systemPrompt({ today, isReadOnly }),
    messages: messagesOf(question),
    tools: {
      isReadOnly,
      stops: stopsOf(trip).length,
      days: trip.days.length,
      findPlaces: (name, nearStop) => ports.findPlaces(name, pointOf(trip, nearStop)),
      placesOnTheWay: () => ports.placesAlong(stopsOf(trip).map(({ location }) => location)),
    },
    limits: { ...MODEL_LIMITS, ...parts.limits },
    signal,
    onText,
    onStep,
  });
  const { failure } = modelled;
  const answered = { by: 'model', isStopped: failure === 'stopped', command: null } as const;
  const modelText = modelled.text;
  const dialogue = modelText === '' ? ruled.dialogue : afterModel(ruled.dialogue);
  const blank = { ...answered, suggestions: [], operations: [], dialogue, modelText };
  const add = (sentence: string): string => {
    onText(modelled.text === '' ? sentence : `\n\n${sentence}`);
    return [modelled.text, sentence].filter(Boolean).join('\n\n');
  };
  if (failure === 'stopped') return { ...blank, text: modelled.text };
  if (failure !== null)
    return { ...blank, text: add(FAILURE_SENTENCES[failure]), suggestions: [...ruled.suggestions] };
  if (modelled.actions.length === 0)
    return { ...blank, text: modelled.text === '' ? add(NOTHING_SAID) : modelled.text };
  return { ...blank, ...(await planned(question, thinker, { modelled, ruled, add })) };
}

/** What the rules have to know of the trip and the person. */
function contextOf(question: TurnQuestion) {
  const { trip, today, language, isReadOnly, drivingLimitMinutes } = question;
  return { trip, today, language, readOnly: isReadOnly, drivingLimitMinutes };
}

interface Planning {
  readonly modelled: ModelAnswer;
  readonly ruled: RuleAnswer;
  readonly add: (sentence: string) => string;
}

/** Lets the planner do what the model has asked for: all of it, or nothing. */
async function planned(
  question: TurnQuestion,
  thinker: Thinker,
  { modelled: { actions, places }, ruled, add }: Planning,
): Promise<Pick<TurnAnswer, 'text' | 'operations' | 'dialogue' | 'suggestions'>> {
  question.onStep('planning');
  const outcome = await thinker.performActions(actions, { ...contextOf(question), places });
  const operations = outcome.kind === 'done' ? outcome.operations : [];
  const options = outcome.kind === 'done' ? outcome.options : [];
  const proposal = operations.length > 0 ? operations : null;
  const isAsked = outcome.kind === 'question';
  const pending = isAsked ? ({ kind: 'actions', actions, places } as const) : null;
  const nothing = afterModel(ruled.dialogue);
  return {
    text: add(outcome.text),
    operations,
    dialogue: proposal || pending ? { ...nothing, pending, options, proposal } : nothing,
    suggestions: isAsked ? ['Ja', 'Nein'] : options.map(({ label }) => label),
  };
}

/** Removes proposals to readers, who may not edit, and proposals that are too large to be stored. */
function guarded({ isReadOnly, onText }: TurnQuestion, found: TurnAnswer): TurnAnswer {
  const { operations, dialogue, text } = found;
  const isTooLarge =
    operations.length > 0 && JSON.stringify(operations).length > MOST_PROPOSAL_CHARACTERS;
  const reason = isReadOnly && operations.length > 0 ? READ_ONLY : isTooLarge ? TOO_LARGE : null;
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

/** The last messages, and with the question what the model may know of the trip. */
function messagesOf({ text, trip, history, measured }: TurnQuestion) {
  const before = history.map(({ author, text: said }) => ({
    role: author === 'person' ? ('user' as const) : ('assistant' as const),
    // Some models fail on two questions in a row.
    content: said.slice(0, HISTORY_CHARACTERS).toWellFormed() || ANSWERED_HERE,
  }));
  const content = `<reise>${tripForModel(trip, measured)}</reise>\n\n${text}`;
  return [...before, { role: 'user' as const, content }];
}

function pointOf(trip: Trip, handle: string | undefined) {
  const number = Number(/^s(\d+)$/.exec(handle ?? '')?.[1] ?? 0);
  return stopsOf(trip)[number - 1]?.location;
}
