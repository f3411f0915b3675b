import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenderPage } from './pages/page-renderer.ts';
import { createTestApp, sharedAddress } from './testing/test-app.ts';

const TEMPLATE = `<!doctype html>
<html lang="de"><head><!--head--></head><body><!--app--><!--start--></body></html>`;

const render: RenderPage = async ({ url }) => ({
  status: url === '/' ? 200 : 404,
  redirect: null,
  htmlLang: 'de',
  theme: null,
  head: '<title>Hallo</title>',
  body: `<h1>${url}</h1>`,
});

let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const pages = { render, sharedAddress, template: TEMPLATE, filesFolder: folder };
  app = await createTestApp({ parts: { pages } });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('an address that cannot be read', () => {
  it.each([
    ['/%zz', 'localhost:3000', 'Unter dieser Adresse gibt es hier nichts.'],
    ['/posts/%E0%A4%A?x=1', 'en.localhost:3000', 'There is nothing at this address.'],
  ])('is for people a page that does not exist: %s [RT-38]', async (url, host, sentence) => {
    const response = await app.inject({ url, headers: { host, accept: 'text/html,*/*' } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(response.headers['x-frame-options']).toBe('DENY');
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.body).toContain(sentence);
    expect(response.body).toContain('<a href="/">');
    expect(response.body).not.toMatch(/%zz|%E0/);
  });

  it.each([
    ['/%zz', '*/*'],
    ['/api/%zz', 'text/html'],
  ])('is for programs a wrong request: %s as %s', async (url, accept) => {
    const response = await app.inject({ url, headers: { accept } });
    expect([response.statusCode, response.json().code]).toEqual([400, 'bad-request']);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });
});

it.each(['/', '/nothing', '/app-shell.html', '/%zz'])(
  'no page runs a script that is not a file of ours: %s',
  async (url) => {
    const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(headers['content-type']).toContain('text/html');
    const policy = String(headers['content-security-policy']);
    expect(/(?:^|;)script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
    expect(policy).not.toContain('unsafe-');
  },
);
