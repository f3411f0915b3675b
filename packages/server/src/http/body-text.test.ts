import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { bodyTextOf, keepBodyTexts } from './body-text.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { parseBodies, registerBodies } from './read-body.ts';

const app = Fastify();
registerBodies(app, DEFAULT_LIMITS.bodies);
parseBodies(app, 'application/json', (_request, body) => body);
app.post('/plain', async (request) => ({ text: bodyTextOf(request).text }));
app.register(async (scope) => {
  scope.removeAllContentTypeParsers();
  keepBodyTexts(scope, { values: 100, fields: 10, levels: 5 });
  scope.post('/kept', async (request) => ({ text: bodyTextOf(request).text, body: request.body }));
});
afterAll(() => app.close());

const post = (url: string, payload: string) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });

it('the text of a body is there as it was sent, beside what was made of it', async () => {
  const text = '{ "b":1.0,"a" : "x"}';
  expect((await post('/kept', `\uFEFF${text}`)).json()).toEqual({ text, body: { b: 1, a: 'x' } });
});

it('a text that was not kept is our mistake, and no empty text', async () => {
  const reply = await post('/plain', '{}');
  expect([reply.statusCode, reply.json().message]).toEqual([
    500,
    expect.stringMatching(/not kept/),
  ]);
});
