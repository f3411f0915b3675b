import type { ServerResponse } from 'node:http';
import { answerJson } from './local-service.ts';

const ENOUGH = 64 * 1024;

/** The ways in which an outside service fails, as the rest of a sentence, and what is then said of it. */
export const BROKEN_SERVICES: readonly (readonly [
  how: string,
  reason: string,
  respond: (response: ServerResponse) => void,
])[] = [
  ['fails inside', 'status', (response) => answerJson(response, { error: 'oh' }, 500)],
  ['never answers', 'timeout', () => undefined],
  ['answers with a page', 'nonsense', (response) => response.end('<html>')],
  ['answers something else', 'nonsense', (response) => answerJson(response, { ok: true })],
  ['answers too much', 'too-large', (response) => endless(response)],
  [
    'sends us elsewhere',
    'redirect',
    (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  ],
];

/** For adapters under test: much less patience than in earnest. */
export const HASTY = { timeLimitMs: 300, maxBytes: ENOUGH };

function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = (): void => {
    if (!response.destroyed) response.write('x'.repeat(ENOUGH), () => setImmediate(more));
  };
  more();
}
