import type { AssistantEvents, AssistantMessage } from '@fahrtwind/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

interface Asking {
  send(request: InjectOptions): Promise<LightMyRequestResponse>;
}

export interface Asked {
  /** The kinds of the events in their order, texts once. */
  readonly kinds: readonly string[];
  /** All pieces of the answer. */
  readonly said: string;
  readonly answer: AssistantMessage;
  readonly turns: AssistantEvents['end']['turns'];
}

let asked = 0;

/** Asks the assistant about a trip and reads its answer to the end. */
export async function ask(
  browser: Asking,
  tripId: string,
  text: string,
  more: { readonly drivingLimitMinutes?: number } = {},
): Promise<Asked> {
  const today = new Date().toISOString().slice(0, 10);
  asked += 1;
  const reply = await browser.send({
    method: 'POST',
    url: `/api/trips/${tripId}/assistant`,
    payload: { text, today, ...more },
    // Questions are counted by address.
    remoteAddress: `10.2.${asked >> 8}.${asked & 255}`,
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return readAnswer(reply.body);
}

export function readAnswer(body: string): Asked {
  const events = body.split('\n\n').flatMap((part) => {
    const [, kind = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
    if (kind === '') return [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test looks at it
    return [{ kind, data: JSON.parse(data) as Record<string, unknown> }];
  });
  const kinds = events.map(({ kind }) => kind);
  const end = events.find(({ kind }) => kind === 'end')?.data;
  if (!end) throw new Error(`The answer has no end: ${body}`);
  return {
    kinds: kinds.filter((kind, index) => kind !== 'text' || kinds[index - 1] !== 'text'),
    said: events
      .flatMap(({ kind, data }) => (kind === 'text' ? [String(data['text'])] : []))
      .join(''),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test looks at it
    ...(end as unknown as AssistantEvents['end']),
  };
}
