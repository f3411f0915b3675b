import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostServer, type Member, type PostServer } from '../../../test/post-server.ts';

let server: PostServer;
let anna: Member;
beforeAll(async () => {
  server = await startPostServer();
  anna = await server.member();
});
afterAll(() => server.close());

/** As text, because JSON.stringify would overflow the stack itself. */
const bodyOf = (content: string): string =>
  `{"id":"${randomUUID()}","kind":"tipp","title":"Angriff","document":{"type":"doc","content":[${content}]}}`;
const nested = (depth: number): string =>
  `${'{"type":"blockquote","content":['.repeat(depth)}{"type":"paragraph"}${']}'.repeat(depth)}`;
const link = (href: string): string =>
  `{"type":"paragraph","content":[{"type":"text","text":"x","marks":[{"type":"link","attrs":{"href":${JSON.stringify(href)}}}]}]}`;

const post = (payload: string) =>
  anna.browser.send({
    method: 'POST',
    url: '/api/posts',
    headers: { 'content-type': 'application/json' },
    payload,
  });

describe('a hostile document', () => {
  it.each([
    ['6,000 nested quotes', bodyOf(nested(6000)), 400],
    ['20 nested quotes', bodyOf(nested(20)), 400],
    ['a javascript link', bodyOf(link('javascript:alert(1)')), 400],
    ['a link that hides its site', bodyOf(link('https://google.de@evil.example/')), 400],
    ['a link that hides its scheme', bodyOf(link('\tjavascript:alert(1)')), 400],
    ['a data link', bodyOf(link('data:text/html,<script>')), 400],
    ['50,000 rules', bodyOf(Array(50_000).fill('1').join(',')), 400],
    ['1,001 paragraphs', bodyOf(Array(1001).fill('{"type":"paragraph"}').join(',')), 400],
    ['raw HTML', bodyOf('{"type":"html","content":"<script>"}'), 400],
    ['__proto__', bodyOf('{"type":"paragraph","__proto__":{"content":[]}}'), 400],
    ['a number that is none', bodyOf('{"type":"heading","attrs":{"level":1e999}}'), 400],
    ['half a megabyte', bodyOf(`{"type":"text","text":"${'x'.repeat(600_000)}"}`), 413],
  ])('with %s is refused', async (_what, body, status) => {
    const reply = await post(body);
    expect(reply.statusCode, reply.body).toBe(status);
  });

  it('with characters that cannot be stored is refused', async () => {
    const text = '{"type":"paragraph","content":[{"type":"text","text":"a\\u0000b"}]}';
    expect((await post(bodyOf(text))).statusCode).toBe(400);
  });
});

describe('a hostile address', () => {
  it.each([
    '/posts?after=x',
    '/posts?after=1~2~3',
    '/posts?after=99999999999999999999~x',
    '/posts?sort=liked&after=1~x',
    '/posts?category=alles',
    '/posts?view=secret',
    `/posts/${'x'.repeat(65)}`,
    `/posts/x'or'1'='1`,
  ])('%s is answered with 400', async (path) => {
    expect((await anna.send('GET', path)).statusCode).toBe(400);
  });
});
