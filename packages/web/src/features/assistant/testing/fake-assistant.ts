import type { AssistantMessage } from '@fahrtwind/contract';
import type { TripOperation } from '@fahrtwind/domain';
import { vi } from 'vitest';

const TURNS = { left: 29, perDay: 30 };
const BLANK = {
  createdAt: '2026-11-17T20:00:00.000Z',
  by: 'rules',
  isStopped: false,
  command: null,
  proposal: null,
} as const;

let made = 0;

export const answer = (parts: Partial<AssistantMessage>): AssistantMessage => ({
  ...BLANK,
  id: `answer-${(made += 1)}`,
  author: 'assistant',
  text: 'Gern.',
  ...parts,
  choices: parts.choices ?? [],
});

export const proposing = (...operations: readonly TripOperation[]): AssistantMessage =>
  answer({
    text: 'So vielleicht?',
    proposal: { revision: 1, state: 'open', operations: operations.map((one) => ({ ...one })) },
  });

export interface FakeAssistant {
  messages: AssistantMessage[];
  answerer: object;
  mayPropose: boolean;
  ideas: AssistantMessage['choices'];
  turns: { left: number; perDay: number };
  /** The answers to the next questions; a text breaks off after it. */
  answers: (AssistantMessage | string)[];
  asked: string[];
  /** Lets an answer that broke off wait until it is stopped. */
  hangs: boolean;
  /** What is stored of an answer that broke off; null while nothing is. */
  kept?: AssistantMessage | null;
}

const event = (kind: string, data: object) => `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;

function stream(
  server: FakeAssistant,
  question: string,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const next = server.answers.shift() ?? answer({});
  const encoder = new TextEncoder();
  const asked = { ...BLANK, id: `question-${(made += 1)}`, author: 'person', by: null } as const;
  const stored: AssistantMessage = { ...asked, text: question, choices: [] };
  server.messages.push(stored);
  return new ReadableStream({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text));
      say(event('begin', { question: stored }));
      if (typeof next === 'string') {
        say(event('text', { text: next }));
        const { kept = answer({ text: next, isStopped: true, by: 'model' }) } = server;
        if (kept) server.messages.push(kept);
        signal.addEventListener('abort', () => controller.error(signal.reason));
        if (!server.hangs) controller.close();
        return;
      }
      say(event('text', { text: next.text }));
      server.messages.push(next);
      say(event('end', { answer: next, turns: TURNS }));
      controller.close();
    },
  });
}

/** Answers the calls of the assistant's panel, until the globals are put back. */
export function startFakeAssistant(): FakeAssistant {
  const server: FakeAssistant = {
    messages: [],
    answerer: { kind: 'rules' },
    mayPropose: true,
    ideas: [],
    turns: TURNS,
    answers: [],
    asked: [],
    hangs: false,
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, signal }: RequestInit) => {
    if (!path.endsWith('/assistant') && !path.includes('/assistant/'))
      throw new TypeError('offline');
    const sent = typeof body === 'string' ? body : '';
    server.asked.push(`${method} ${path.replace(/.*assistant/, '')} ${sent}`.trim());
    if (method === 'POST') {
      const { text }: { readonly text: string } = JSON.parse(sent);
      return new Response(stream(server, text, signal ?? new AbortController().signal));
    }
    if (method === 'DELETE') server.messages = [];
    if (path.endsWith('/access')) server.answerer = { ...server.answerer, ...JSON.parse(sent) };
    const { messages, turns, answerer, mayPropose, ideas } = server;
    return Response.json(method === 'GET' ? { messages, turns, answerer, mayPropose, ideas } : {});
  });
  return server;
}
