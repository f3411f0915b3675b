import type { AssistantEvents, Sent, Endpoints } from '@fahrtwind/contract';
import { requestOf } from './client.ts';
import { failure, parse, readReply, sendRequest } from './request.ts';

/** Longer than the server lets an answer take. */
const WITHIN_MS = 170_000;

export type AssistantEvent = {
  readonly [Kind in keyof AssistantEvents]: { readonly kind: Kind } & AssistantEvents[Kind];
}[keyof AssistantEvents];

interface Question {
  readonly tripId: string;
  readonly body: Sent<Endpoints['askAssistant']['body']>;
  /** Aborting stops the answer on the server, too. */
  readonly signal: AbortSignal;
  readonly onEvent: (event: AssistantEvent) => void;
}

/** Asks the assistant and passes its answer on as it comes. Rejects with an ApiError unless the answer came to its end. */
export async function askAssistant({ tripId, body, signal, onEvent }: Question): Promise<void> {
  const request = requestOf('askAssistant', { params: { id: tripId }, body, signal });
  const headers = { ...request.headers, accept: 'text/event-stream, application/json' };
  const response = await sendRequest({ ...request, headers, withinMs: WITHIN_MS });
  if (!response.ok || !response.body) return void (await readReply(response, signal));
  let isEnded = false;
  for await (const text of eventTexts(response.body, signal)) {
    const event = readEvent(text);
    if (!event) continue;
    isEnded ||= event.kind === 'end';
    onEvent(event);
  }
  if (!isEnded) throw failure(0, { code: 'network-request-failed' });
}

/** The events of a stream as texts; a lost connection counts as a network failure. */
async function* eventTexts(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      waiting += decoder.decode(value, { stream: true });
      const whole = waiting.split('\n\n');
      waiting = whole.pop() ?? '';
      yield* whole;
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw failure(0, { code: 'network-request-failed' });
  } finally {
    reader.releaseLock();
  }
}

/** Null for heartbeats and other comments. */
function readEvent(text: string): AssistantEvent | null {
  const kind = /^event: (\w+)$/m.exec(text)?.[1];
  const data = parse(/^data: (.*)$/m.exec(text)?.[1] ?? 'null');
  if (kind === undefined || typeof data !== 'object' || data === null) return null;
  // The server has made it by the contract's types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { kind, ...data } as AssistantEvent;
}
