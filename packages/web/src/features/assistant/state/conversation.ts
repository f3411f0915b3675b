import type {
  Answerer,
  AssistantChoice,
  AssistantMessage,
  AssistantTurns,
} from '@fahrtwind/contract';
import { askAssistant, type AssistantEvent } from '../../../api/ask-assistant.ts';
import { call } from '../../../api/client.ts';
import { failureOf, type Failure } from '../../../parts/failures/failure.ts';
import { today } from '../../../parts/today.ts';
import { readDrivingLimit } from '../../../parts/trip-schedule/driving-limit.ts';
import { createEmitter, createObservable, type Emitter } from '../../../ui/observable.ts';

/** An answer on its way. */
export interface Running {
  /** What the person wrote; it is stored when the answer begins. */
  readonly question: string;
  readonly text: string;
  readonly step: 'searching' | 'planning' | null;
}

export interface ConversationState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly messages: readonly AssistantMessage[];
  readonly running: Running | null;
  readonly turns: AssistantTurns | null;
  /** Null until it is loaded. */
  readonly answerer: Answerer | null;
  readonly mayPropose: boolean;
  /** What one could ask to begin with. */
  readonly ideas: readonly AssistantChoice[];
  /** Why the last message was not answered. */
  readonly problem: Failure | null;
  /** The connection was lost in the middle of the last answer. */
  readonly isCutOff: boolean;
  /** An answer that tells to do something, and came too late for that. */
  readonly missedId: string | null;
}

export type ProposalState = 'accepted' | 'rejected' | 'undone';

interface Answered {
  readonly answer: AssistantMessage;
  /** What was said before it. */
  readonly before: readonly AssistantMessage[];
}

/** The person's conversation about one trip, for as long as its panel is open. */
export interface Conversation {
  readonly get: () => ConversationState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Each answer once, in the moment in which it has come. */
  readonly answers: Emitter<Answered>;
  readonly load: () => Promise<void>;
  /** Sends a message. False where it was not answered: the text is to be kept. */
  readonly ask: (text: string) => Promise<boolean>;
  /** Ends the running answer; what was said until then is kept. */
  readonly stop: () => void;
  /** The same, without showing it: the page was left. */
  readonly leave: () => void;
  /** Deletes everything that was said; false when that failed. */
  readonly forget: () => Promise<boolean>;
  /** Allows or forbids that a language model reads entries; false when that failed. */
  readonly allowEntries: (mayReadEntries: boolean) => Promise<boolean>;
  readonly settle: (messageId: string, state: ProposalState) => void;
}

const EMPTY: ConversationState = {
  status: 'loading',
  messages: [],
  running: null,
  turns: null,
  answerer: null,
  mayPropose: false,
  ideas: [],
  problem: null,
  isCutOff: false,
  missedId: null,
};

const NO_PROBLEM = { problem: null, isCutOff: false, missedId: null };
const LEFT = 'left';

/** `untilSaved` is waited for before a question: the server answers about the trip that it has. */
export function createConversation(tripId: string, untilSaved: () => Promise<void>): Conversation {
  const state = createObservable(EMPTY);
  const answers = createEmitter<Answered>();
  let running: AbortController | null = null;
  let last: AssistantEvent['kind'] | null = null;

  const change = (next: Partial<ConversationState>) => state.set({ ...state.get(), ...next });

  async function load(): Promise<void> {
    try {
      change({ ...(await call('getConversation', { params: { id: tripId } })), status: 'ready' });
    } catch (cause) {
      console.warn('Conversation not loaded', cause);
      if (state.get().status !== 'ready') change({ status: 'failed' });
    }
  }

  function receive(event: AssistantEvent): void {
    const { messages } = state.get();
    last = event.kind;
    change(afterEvent(state.get(), event));
    if (event.kind === 'end') answers.emit({ answer: event.answer, before: messages });
  }

  async function ask(text: string): Promise<boolean> {
    if (running) return false;
    const { signal } = (running = new AbortController());
    last = null;
    change({ ...NO_PROBLEM, running: { question: text, text: '', step: null } });
    try {
      await untilSaved();
      await askAssistant({ tripId, body: questionOf(text), signal, onEvent: receive });
    } catch (cause) {
      if (last === null && !signal.aborted) change({ problem: failureOf(cause) });
      if (last === null) return false;
      if (last !== 'end' && signal.reason !== LEFT)
        await load().then(() => change(withoutEnd(state.get(), signal)));
    } finally {
      running = null;
      change({ running: null });
    }
    return true;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    answers,
    load,
    ask,
    stop: () => running?.abort(),
    leave: () => running?.abort(LEFT),
    forget: async () => {
      running?.abort();
      const problem = await forgetAll(tripId);
      change(problem === null ? { messages: [], problem } : { problem });
      return problem === null;
    },
    allowEntries: (mayReadEntries) => setAccess(mayReadEntries, load),
    settle: (messageId, next) => {
      change({ messages: state.get().messages.map(settled(messageId, next)) });
      void markProposal(tripId, messageId, next);
    },
  };
}

/** What the rules have to know of the person. */
function questionOf(text: string) {
  return { text, today: today(), drivingLimitMinutes: readDrivingLimit() };
}

function afterEvent(now: ConversationState, event: AssistantEvent): Partial<ConversationState> {
  const { messages, running } = now;
  if (event.kind === 'begin') return { messages: [...messages, event.question] };
  if (event.kind !== 'end') return running ? { running: grown(running, event) } : {};
  const before = event.answer.proposal ? messages.map(replaced) : messages;
  return { messages: [...before, event.answer], running: null, turns: event.turns };
}

/** After an answer without an end was loaded: the server knows what was kept, or will know it in a moment. */
function withoutEnd(now: ConversationState, { aborted }: AbortSignal): Partial<ConversationState> {
  const answer = now.messages.at(-1);
  const missedId = answer?.command ? answer.id : null;
  return { ...withStopped(now), isCutOff: !aborted, missedId };
}

/** Why the conversation was not deleted; null when it was. */
async function forgetAll(id: string): Promise<Failure | null> {
  try {
    await call('deleteConversation', { params: { id } });
    return null;
  } catch (cause) {
    return failureOf(cause);
  }
}

async function setAccess(mayReadEntries: boolean, load: () => Promise<void>): Promise<boolean> {
  try {
    await call('setAssistantAccess', { body: { mayReadEntries } });
    await load();
    return true;
  } catch (cause) {
    console.warn('Access not changed', cause);
    return false;
  }
}

/** Only a mark beside the text: the trip has its own way to the server. */
async function markProposal(id: string, messageId: string, state: ProposalState): Promise<void> {
  try {
    await call('settleProposal', { params: { id, messageId }, body: { state } });
  } catch (cause) {
    console.warn('Proposal not marked', cause);
  }
}

/** What was said until then stays, also where the server stores it only a moment after it was asked for it. */
function withStopped({ messages, running }: ConversationState): Partial<ConversationState> {
  const question = messages.at(-1);
  if (!running || question?.author !== 'person') return {};
  const answer = { ...question, id: `${question.id}-stopped`, author: 'assistant' } as const;
  return { messages: [...messages, { ...answer, text: running.text, isStopped: true }] };
}

function grown(now: Running, event: Extract<AssistantEvent, { kind: 'text' | 'step' }>): Running {
  return event.kind === 'text'
    ? { ...now, text: now.text + event.text, step: null }
    : { ...now, step: event.step };
}

/** A new proposal takes the place of one that waits, of which it may be a part. */
function replaced(message: AssistantMessage): AssistantMessage {
  return message.proposal?.state === 'open'
    ? { ...message, proposal: { ...message.proposal, state: 'replaced' } }
    : message;
}

function settled(messageId: string, state: ProposalState) {
  return (message: AssistantMessage): AssistantMessage =>
    message.id === messageId && message.proposal
      ? { ...message, proposal: { ...message.proposal, state } }
      : message;
}
