import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, sharedAddress } from '../testing/test-app.ts';
import type { RenderPage } from './page-renderer.ts';

const TEMPLATE =
  '<html lang="de"><head><!--head--></head><body><div id="root"><!--app--></div><!--start--></body></html>';

/** Words enough that trying harder is worth it. */
const BODY = Array.from({ length: 900 }, (_, index) => `<p>${(index * 7919) % 1009} km</p>`).join(
  '',
);

let app: FastifyInstance;
let filesFolder: string;

let isDatabaseBusy = false;

const render: RenderPage = async ({ url, start, load }) => {
  if (url === '/broken') throw new Error('render bug');
  const sketch = { name: 'sketchRoute', input: { query: { stops: '48,11,A;47,11,B' } } } as const;
  const isLoaded = url !== '/routen' || (await load(sketch)) !== undefined;
  return {
    status: ['/', '/hotel', '/routen'].includes(url) ? 200 : 404,
    redirect: null,
    htmlLang: start.language,
    theme: start.theme,
    head: '<title>Hallo</title>',
    body: `${isLoaded ? '<h1>Hallo</h1>' : ''}${url}${BODY}`,
  };
};

beforeAll(async () => {
  filesFolder = await mkdtemp(join(tmpdir(), 'pages-'));
  app = await createTestApp({
    handlers: {
      sketchRoute: async () => {
        if (isDatabaseBusy) throw new Error('timeout');
        return { drawing: null, days: [0, 0], meters: 1, seconds: 1, isEstimate: true };
      },
    },
    parts: { pages: { render, sharedAddress, template: TEMPLATE, filesFolder } },
  });
});

afterAll(async () => {
  await app.close();
  await rm(filesFolder, { recursive: true });
});

async function sizeOf(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', accept: 'text/html' };
  return (await app.inject({ url, headers })).rawPayload.length;
}

it('a page that is asked for again is compressed thoroughly, an address that leads nowhere never', async () => {
  const [nothing, hotel] = [await sizeOf('/nothing'), await sizeOf('/hotel')];
  for (let call = 0; call < 3; call += 1) expect(await sizeOf('/nothing')).toBe(nothing);
  // One is worked on after the other: when this one is done, the first would be.
  await expect.poll(() => sizeOf('/hotel'), { timeout: 15_000 }).toBeLessThan(hotel);
  expect(await sizeOf('/nothing')).toBe(nothing);
});

const visit = () => app.inject({ url: '/routen', headers: { accept: 'text/html' } });

it('a page whose data did not come in time is not kept for the next visitors', async () => {
  isDatabaseBusy = true;
  const lacking = await visit();
  isDatabaseBusy = false;
  expect(lacking.statusCode).toBe(200);
  expect(lacking.body).not.toContain('<h1>');
  expect(lacking.headers['cache-control']).toBe('private, no-store');
  const whole = await visit();
  expect(whole.body).toContain('<h1>');
  expect(whole.headers['cache-control']).toBe('public, no-cache');
});

it.each(['/', '/hotel', '/app-shell.html', '/nothing', '/broken', '/%zz'])(
  'scripts come from the site alone, never out of the page or out of texts: %s',
  async (url) => {
    const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    const rules = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((rule) => {
          const [name = '', ...sources] = rule.trim().split(/\s+/);
          return [name, sources];
        }),
    );
    expect(rules.get('script-src')).toEqual(["'self'"]);
    expect(rules.get('default-src')).toEqual(["'self'"]);
    expect(rules.get('script-src-elem')).toBeUndefined();
    expect(rules.get('script-src-attr')).toBeUndefined();
  },
);

it('a network that causes too many renderings is told to wait, except for what is kept', async () => {
  const pages = { render, sharedAddress, template: TEMPLATE, filesFolder };
  const busy = await createTestApp({ parts: { pages, limits: { renderingsPerMinute: 1 } } });
  const statusOf = async (url: string, remoteAddress: string) =>
    (await busy.inject({ url, headers: { accept: 'text/html' }, remoteAddress })).statusCode;
  const [here, neighbour, elsewhere] = ['2001:db8::1', '2001:db8::2', '2001:db8:1::1'] as const;
  expect(await statusOf('/hotel', here)).toBe(200);
  expect(await statusOf('/', neighbour)).toBe(429);
  expect(await statusOf('/hotel', neighbour)).toBe(200);
  expect(await statusOf('/nothing', elsewhere)).toBe(404);
  // A proxy of this machine that the server was not told of asks for everyone.
  expect(await statusOf('/', '127.0.0.1')).toBe(200);
  expect(await statusOf('/nothing', '127.0.0.1')).toBe(404);
  await busy.close();
});
