import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, sharedAddress } from '../testing/test-app.ts';

const TEMPLATE = `<!doctype html>
<html lang="de"><head><!--head--></head><body><div id="root"><!--app--></div><!--start--></body></html>`;
const host = 'localhost:3000';

let app: FastifyInstance;

beforeAll(async () => {
  const page = { status: 200, redirect: null, htmlLang: 'de', theme: null, head: '' };
  const render = () => Promise.resolve({ ...page, body: '<h1>Start</h1>' });
  app = await createTestApp({
    parts: {
      pages: { render, sharedAddress, template: TEMPLATE, filesFolder: import.meta.dirname },
    },
  });
});

afterAll(() => app.close());

function jsonIn(html: string, id: string): unknown {
  return JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '');
}

describe('the shell for starts without a network', () => {
  it('has no personal data and no rendered page', async () => {
    const cookie = 'who=anna; dark_mode_on=true';
    const reply = await app.inject({ url: '/app-shell.html', headers: { host, cookie } });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<div id="root"></div>');
    expect(reply.body).not.toContain('id="start"');
    expect(reply.body).not.toContain('anna');
    expect(reply.body).toContain('<html lang="de">');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it('knows the public configuration of its site, such as who runs it', async () => {
    const { body } = await app.inject({ url: '/app-shell.html', headers: { host } });
    const page = await app.inject({ url: '/', headers: { host } });
    expect(jsonIn(body, 'site')).toMatchObject({ operator: { name: expect.any(String) } });
    expect(jsonIn(page.body, 'start')).toMatchObject({ config: jsonIn(body, 'site') });
  });

  it('is English on the English host [SC-9]', async () => {
    const headers = { host: 'en.localhost:3000' };
    const { body } = await app.inject({ url: '/app-shell.html', headers });
    expect(body).toContain('<html lang="en">');
  });
});
