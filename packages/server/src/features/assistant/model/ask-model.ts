import type { PlaceHit, AssistantAction } from '@fahrtwind/assistant';
import type { ModelMessage } from 'ai';
import type { AssistantEndpoint } from '../../../config/config.ts';
import { createRefusals, type Refusals } from './refusals.ts';
import { UnreadableCall, type PlanTool, type Turn } from './plan-tool.ts';
import { PLAN_TOOLS } from './tools.ts';
import { createWatchedFetch, StreamSilent, StreamTooLarge, type Watch } from './watched-fetch.ts';
import { withoutThinking } from './without-thinking.ts';

/** Why there is no whole answer of the model. */
export type ModelFailure =
  | 'unreachable'
  | 'overloaded'
  | 'late'
  | 'too-long'
  /** An unknown tool, a lost or unreadable call, a chunk that is no answer, a stream that was cut. */
  | 'garbled'
  /** The person has stopped it. */
  | 'stopped';

export interface ModelLimits {
  readonly totalMs: number;
  readonly idleMs: number;
  readonly bytes: number;
  readonly characters: number;
  readonly tokens: number;
  /** How often the model may be asked again with the results of its tools. */
  readonly steps: number;
}

export const MODEL_LIMITS: ModelLimits = {
  totalMs: 90_000,
  idleMs: 30_000,
  bytes: 2 * 1024 * 1024,
  characters: 8000,
  tokens: 2000,
  steps: 8,
};

export interface ModelQuestion {
  readonly endpoint: AssistantEndpoint;
  readonly system: string;
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  readonly tools: Omit<Turn, 'places' | 'actions'>;
  /** Those that were found before, in the same turn. */
  readonly places: readonly PlaceHit[];
  readonly limits: ModelLimits;
  /** Aborted when the person stops the answer. */
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
  readonly onStep: (kind: 'searching' | 'planning') => void;
}

export interface ModelAnswer {
  readonly text: string;
  /** Null only where nothing went wrong; otherwise the actions must not be used. */
  readonly failure: ModelFailure | null;
  readonly actions: readonly AssistantAction[];
  readonly places: readonly PlaceHit[];
}

/** Lets a language model answer, and collects what it asks the planner for. It never throws for what the model does. */
export async function askModel(question: ModelQuestion): Promise<ModelAnswer> {
  const { limits, signal } = question;
  const { fetch, watch } = createWatchedFetch({ maxBytes: limits.bytes, idleMs: limits.idleMs });
  const places = new Map(question.places.map((place) => [place.handle, place]));
  const turn: Turn = { ...question.tools, places, actions: [] };
  const refusals = createRefusals();
  const said = createSaid(question);
  const late = AbortSignal.timeout(limits.totalMs);
  const enough = new AbortController();
  const all = AbortSignal.any([signal, late, enough.signal]);
  let failure: ModelFailure | null;
  try {
    failure = await follow({
      question,
      fetch,
      turn,
      said,
      watch,
      refusals,
      signal: all,
      stop: () => enough.abort(),
    });
    if (failure === null && turn.actions.length > 0 && refusals.isOpen()) failure = 'garbled';
  } catch (error) {
    failure = failureOf(error);
  }
  if (late.aborted) failure = 'late';
  if (signal.aborted) failure = 'stopped';
  said.end();
  return { text: said.text(), failure, actions: turn.actions, places: [...turn.places.values()] };
}

interface Following {
  readonly question: ModelQuestion;
  readonly fetch: typeof fetch;
  readonly turn: Turn;
  readonly said: ReturnType<typeof createSaid>;
  readonly watch: Watch;
  readonly refusals: Refusals;
  readonly signal: AbortSignal;
  /** Ends the stream, which the library would go on reading without a use. */
  readonly stop: () => void;
}

async function follow(following: Following): Promise<ModelFailure | null> {
  const { question, said, watch, refusals } = following;
  const end = (failure: ModelFailure): ModelFailure => {
    following.stop();
    return failure;
  };
  const delivered = { calls: 0, argumentLength: 0 };
  let finished = '';
  for await (const part of await partsOf(following)) {
    switch (part.type) {
      case 'text-delta':
        said.push(part.text);
        if (said.isTooLong()) return end('too-long');
        break;
      case 'tool-input-delta':
        delivered.argumentLength += part.delta.length;
        break;
      case 'tool-call':
        delivered.calls += 1;
        // An unknown tool, or arguments that are no JSON: the library tells the model why.
        if (part.invalid && !refusals.add(part.toolName)) return end('garbled');
        question.onStep(stepOf(part.toolName));
        break;
      case 'error':
        return end(failureOf(part.error));
      case 'tool-error':
        if (!refusals.mayGoOn(part.toolName)) return end('garbled');
        break;
      case 'abort':
        return end('garbled');
      case 'finish-step':
        finished = part.finishReason;
        if (!['stop', 'tool-calls'].includes(finished)) return end('garbled');
        break;
      default:
    }
  }
  const isWhole =
    finished === 'stop' &&
    !watch.isGarbled() &&
    watch.calls() === delivered.calls &&
    watch.argumentLength() === delivered.argumentLength;
  return isWhole ? null : 'garbled';
}

/** The libraries take time to load, which a server without a model never spends. */
async function partsOf({ question, fetch, turn, refusals, signal }: Following) {
  const [{ streamText, stepCountIs }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  const { endpoint, limits } = question;
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: endpoint.url,
    ...(endpoint.key !== null && { apiKey: endpoint.key }),
    fetch,
  });
  const { fullStream } = streamText({
    // Never its name alone: the library would ask a hosted gateway for it.
    model: provider.chatModel(endpoint.model),
    system: question.system,
    messages: question.messages.map((message): ModelMessage => ({ ...message })),
    tools: await toolSet(turn, refusals),
    stopWhen: stepCountIs(limits.steps),
    prepareStep: ({ stepNumber }) => refusals.begin(stepNumber),
    maxOutputTokens: limits.tokens,
    maxRetries: 0,
    abortSignal: signal,
    // The library would print questions and answers otherwise.
    onError: () => undefined,
  });
  return fullStream;
}

/** The tools in the form of the library; readers get those that change nothing. */
async function toolSet(turn: Turn, refusals: Refusals) {
  const { jsonSchema, tool } = await import('ai');
  const usable = PLAN_TOOLS.filter(({ isReading }) => isReading || !turn.isReadOnly);
  return Object.fromEntries(
    usable.map((one) => [
      one.name,
      tool({
        description: one.description,
        inputSchema: jsonSchema(schemaOf(one)),
        execute: (input: unknown) => executed(one, turn, refusals, input),
      }),
    ]),
  );
}

async function executed(
  tool: PlanTool,
  turn: Turn,
  refusals: Refusals,
  input: unknown,
): Promise<unknown> {
  try {
    const result = await tool.execute(turn, input);
    refusals.mend(tool.name);
    return result;
  } catch (error) {
    if (!(error instanceof UnreadableCall) || !refusals.add(tool.name)) throw error;
    return { refused: error.message };
  }
}

/** A schema without `$schema`, `pattern` and `format`, on which some servers fail. */
export function schemaOf({ fields }: PlanTool): Record<string, unknown> {
  const { $schema: _name, ...schema } = fields.toJSONSchema({ io: 'input' });
  return { ...schema };
}

function stepOf(toolName: string): 'searching' | 'planning' {
  return PLAN_TOOLS.some(({ name, isReading }) => name === toolName && isReading)
    ? 'searching'
    : 'planning';
}

/** What the model has said so far, without its thinking and without what the database cannot keep. */
function createSaid({ limits, onText }: Pick<ModelQuestion, 'limits' | 'onText'>) {
  const filter = withoutThinking();
  let text = '';
  let received = 0;
  /** The first half of a character whose second half comes with the next piece. */
  let half = '';
  const add = (piece: string): void => {
    const room = limits.characters - text.length;
    const whole = half + piece;
    half = /[\uD800-\uDBFF]$/.exec(whole)?.[0] ?? '';
    const storable = whole
      .slice(0, whole.length - half.length)
      .replaceAll('\0', '')
      .toWellFormed();
    const shown = (text === '' ? storable.trimStart() : storable).slice(0, room).toWellFormed();
    if (shown === '') return;
    text += shown;
    onText(shown);
  };
  return {
    push: (piece: string) => {
      received += piece.length;
      add(filter.push(piece));
    },
    end: () => add(filter.end()),
    text: () => text.trim(),
    // Thinking counts too: it could go on forever.
    isTooLong: () => text.length >= limits.characters || received > limits.characters * 8,
  };
}

function failureOf(error: unknown): ModelFailure {
  const causes = causesOf(error);
  if (causes.some((one) => one instanceof StreamTooLarge)) return 'too-long';
  if (causes.some((one) => one instanceof StreamSilent)) return 'late';
  const status = causes.map(statusOf).find((code) => code !== undefined);
  if (status === 429 || status === 503) return 'overloaded';
  if (status !== undefined && status >= 400) return 'unreachable';
  const isNetwork = causes.some(
    (one) => one instanceof TypeError || (one instanceof Error && 'isRetryable' in one),
  );
  return isNetwork ? 'unreachable' : 'garbled';
}

function causesOf(error: unknown, depth = 0): readonly unknown[] {
  if (!(error instanceof Error) || depth > 5) return [error];
  return [error, ...causesOf(error.cause, depth + 1)];
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
