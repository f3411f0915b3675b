import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, listen, sharedAddress } from '../testing/test-app.ts';
import type { RenderPage } from './page-renderer.ts';

const CSS = 'body { color: teal; }';
const PAGE_CSS = '.hotel { color: sandybrown; }.dialog { color: plum; }';
const SCRIPT = 'console.log("Fahrtwind");\n'.repeat(100);
const TEMPLATE = `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><link rel="manifest" href="/manifest.webmanifest"><!--head-->
<link rel="stylesheet" crossorigin href="/assets/index-AbCd1234.css">
<link rel="stylesheet" crossorigin href="/assets/large-AbCd1234.css">
</head><body><div id="root"><!--app--></div><!--start--></body></html>`;

let app: FastifyInstance;
let folder: string;
let renderings = 0;

/** Plays the web package's bundle. */
const render: RenderPage = async ({ url, start }) => {
  renderings += 1;
  const path = new URL(url, 'http://here').pathname;
  if (path === '/broken') throw new Error('render bug');
  const redirects: Record<string, string> = {
    '/Profil': '/anmelden?weiter=%2FProfil',
    '/frueher': '/hotel',
    '/evil': '//evil.example/x',
    '/evil2': 'https://evil.example',
    '/evil3': '/\\evil.example',
    '/evil4': '/\r\nx: y',
  };
  const known = ['/', '/hotel', '/preis'].includes(path) || path.startsWith('/hotel-');
  return {
    status: path === '/frueher' ? 301 : known ? 200 : 404,
    redirect: start.session.state === 'visitor' ? (redirects[path] ?? null) : null,
    htmlLang: start.language,
    theme: start.theme,
    head: `<title>${start.language === 'de' ? 'Hallo' : 'Hello'}</title>
<link rel="stylesheet" href="/assets/hotel-AbCd1234.css">`,
    body: `<h1 class="hotel">${path === '/preis' ? "$& $' 5$" : path}</h1>`,
  };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, 'assets'));
  const files: Record<string, string> = {
    'index.html': TEMPLATE,
    'sw.js': SCRIPT,
    'manifest.webmanifest': '{}',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/index-AbCd1234.css': CSS,
    'assets/hotel-AbCd1234.css': PAGE_CSS,
    'assets/large-AbCd1234.css': `${CSS}\n`.repeat(3000),
    'assets/main-_x-Y1234.js': SCRIPT,
    'assets/main-_x-Y1234.js.br': 'brotli',
    'assets/main-_x-Y1234.js.gz': 'gzip',
    'assets/über-AbCd1234.js': SCRIPT,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await utimes(join(folder, 'sw.js'), new Date(0), new Date(0));
  app = await createTestApp({
    parts: {
      pages: {
        render,
        sharedAddress,
        template: TEMPLATE,
        filesFolder: folder,
      },
      limits: { pagesPerMinute: 10_000, renderingsPerMinute: 10_000 },
    },
  });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const host = 'localhost:3000';

describe('a page', () => {
  it('is the template with head, body and start state', async () => {
    const { body, headers } = await app.inject({ url: '/hotel', headers: { host } });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('<title>Hallo</title>');
    expect(body).toContain('<div id="root"><h1 class="hotel">/hotel</h1></div>');
    const json = /<script type="application\/json" id="start">(.*?)<\/script>/.exec(body)?.[1];
    expect(JSON.parse(json ?? '')).toMatchObject({ language: 'de', session: { state: 'visitor' } });
    expect(body).not.toMatch(/<!--(head|app|start)-->/);
  });

  it('is English on the English host [SC-9]', async () => {
    const { body } = await app.inject({ url: '/', headers: { host: 'en.localhost:3000' } });
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('<title>Hello</title>');
    expect(body).toContain('href="/manifest.en.webmanifest"');
  });

  it('is not drawn for an icon that does not exist', async () => {
    const before = renderings;
    const headers = { host, accept: 'image/avif,*/*' };
    const response = await app.inject({ url: '/favicon.ico?x=1', headers });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not-found']);
    expect(renderings).toBe(before);
  });

  it('is rendered once ahead of the first visitor', async () => {
    const pages = { render, sharedAddress, template: TEMPLATE, filesFolder: folder };
    const before = renderings;
    const listening = await createTestApp({ parts: { pages } });
    await listen(listening);
    await expect.poll(() => renderings, { timeout: 15_000 }).toBe(before + 1);
    await listening.close();
  });

  it('keeps dollar signs as they are', async () => {
    expect((await app.inject('/preis')).body).toContain(">$& $' 5$</h1>");
  });

  it('answers HEAD without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/hotel' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  it.each([
    '/nothing',
    '/index.html',
    '/hotel/../nothing',
    '//hotel.example',
    '/.env',
    '/%2e%2e/x',
  ])('that does not exist has status 404: %s [RT-38]', async (url) => {
    const response = await app.inject({ url, headers: { host, accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['location']).toBeUndefined();
  });

  it.each([
    ['whom its access rule does not let in', '/Profil', 302, '/anmelden?weiter=%2FProfil'],
    ['for good where something has moved', '/frueher', 301, '/hotel'],
    ...['/evil', '/evil2', '/evil3', '/evil4'].map((path) => ['never to others', path, 302, '/']),
  ])('sends on %s', async (_who, path, status, target) => {
    const { statusCode, headers } = await app.inject(String(path));
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ location: target, 'cache-control': 'no-store' });
  });

  it('that cannot be rendered is left to the browser, and counts as an error', async () => {
    const response = await app.inject('/broken');
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('<div id="root"></div>');
    expect(response.body).toContain('id="start"');
    expect(response.body).not.toContain('render bug');
  });

  it('does not repeat a forged host anywhere', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const pages = ['/', '/nothing', '/Profil', '/robots.txt', '/sitemap.xml', '/app-shell.html'];
    for (const url of pages) {
      const response = await app.inject({ url, headers });
      expect(JSON.stringify(response.headers) + response.body).not.toContain('evil.example');
    }
  });
});

describe('caches', () => {
  it('render a visitor page once, again for another language', async () => {
    const before = renderings;
    await app.inject({ url: '/hotel-1', headers: { host } });
    await app.inject({ url: '/hotel-1', headers: { host } });
    expect(renderings).toBe(before + 1);
    await app.inject({ url: '/hotel-1', headers: { host: 'en.localhost:3000' } });
    expect(renderings).toBe(before + 2);
  });

  it('know a page in every spelling of its address, and whatever parameters hang on it', async () => {
    const before = renderings;
    for (const url of [
      '/hotel-5',
      '/HOTEL-5',
      '/hotel-5/',
      '//hotel-5',
      '/hotel-5?utm_source=x',
      '/hotel-5?x=2',
    ])
      await app.inject({ url, headers: { host } });
    expect(renderings).toBe(before + 1);
  });

  it('are not emptied by made-up addresses', async () => {
    await app.inject({ url: '/hotel', headers: { host } });
    for (let page = 0; page < 1000; page += 1)
      await app.inject({ url: `/hotel-made-up-${page}`, headers: { host } });
    const before = renderings;
    await app.inject({ url: '/hotel', headers: { host } });
    expect(renderings).toBe(before);
    await app.inject({ url: '/hotel-made-up-0', headers: { host } });
    expect(renderings).toBe(before + 1);
  });

  it('never keep the page of a signed-in person, nor show it to others', async () => {
    const before = renderings;
    const mine = await app.inject({ url: '/hotel-2', headers: { host, cookie: 'who=anna' } });
    const visitor = await app.inject({ url: '/hotel-2', headers: { host } });
    expect(renderings).toBe(before + 2);
    expect(mine.headers['cache-control']).toBe('private, no-store');
    expect(mine.headers['etag']).toBeUndefined();
    expect(visitor.body).not.toContain('session-of-anna');
  });

  it('may keep visitor pages only if they ask again', async () => {
    const first = await app.inject({ url: '/hotel', headers: { host } });
    expect(first.headers['cache-control']).toBe('public, no-cache');
    expect(first.headers['vary']).toBe('Cookie, Accept-Encoding');
    const headers = { host, 'if-none-match': String(first.headers['etag']) };
    const second = await app.inject({ url: '/hotel', headers });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  it('never keep errors', async () => {
    const response = await app.inject('/nothing');
    expect(response.headers['cache-control']).toBe('private, no-store');
  });
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', undefined],
  ])('of a page for „%s“ is %s', async (accepted, encoding) => {
    const headers = { host, 'accept-encoding': accepted };
    const response = await app.inject({ url: '/hotel', headers });
    expect(response.headers['content-encoding']).toBe(encoding);
    const raw = response.rawPayload;
    const html = encoding === 'br' ? brotliDecompressSync(raw) : encoding ? gunzipSync(raw) : raw;
    expect(html.toString()).toContain('<h1 class="hotel">/hotel</h1>');
  });
});

describe('the style sheets of the first paint', () => {
  it('are in the page, those of all pages first, and their hashes in the policy', async () => {
    const { body, headers } = await app.inject('/');
    const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css);
    expect(styles).toEqual([CSS, PAGE_CSS]);
    const [first, second] = [CSS, PAGE_CSS].map((css) =>
      createHash('sha256').update(css).digest('base64'),
    );
    expect(headers['content-security-policy']).toContain(
      `style-src 'self' 'sha256-${first}' 'sha256-${second}';`,
    );
  });

  it('leave a link that never applies, so that no module loads them again', async () => {
    expect((await app.inject('/')).body).toContain(
      '<link rel="stylesheet" href="/assets/hotel-AbCd1234.css" media="not all" disabled>',
    );
  });

  it('stay files when they are large', async () => {
    const { body } = await app.inject('/');
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/large-AbCd1234.css">');
  });
});

describe('files', () => {
  it.each([
    ['/assets/main-_x-Y1234.js', 'public, max-age=31536000, immutable', 'javascript'],
    ['/assets/large-AbCd1234.css', 'public, max-age=31536000, immutable', 'text/css'],
    ['/assets/%C3%BCber-AbCd1234.js', 'public, max-age=31536000, immutable', 'javascript'],
    ['/sw.js', 'no-cache', 'javascript'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
    ['/icon.svg', 'public, max-age=86400', 'image/svg+xml'],
  ])('%s is kept as „%s“', async (url, cacheControl, type) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers['content-type']).toContain(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', undefined, SCRIPT],
  ])('come compressed as the browser wants it: %s', async (accepted, encoding, body) => {
    const headers = { 'accept-encoding': accepted };
    const response = await app.inject({ url: '/assets/main-_x-Y1234.js', headers });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toContain('javascript');
    expect(response.headers['vary']).toMatch(/accept-encoding/i);
    expect(response.headers['cache-control']).toContain('immutable');
    expect(response.body).toBe(body);
  });

  it('are not sent again when nothing changed', async () => {
    const first = await app.inject('/sw.js');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await app.inject({ url: '/sw.js', headers })).statusCode).toBe(304);
  });

  it('answer HEAD and ranges', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/sw.js' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const range = await app.inject({ url: '/sw.js', headers: { range: 'bytes=0-6' } });
    expect([range.statusCode, range.body]).toEqual([206, 'console']);
    const beyond = await app.inject({ url: '/sw.js', headers: { range: 'bytes=999999-' } });
    expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'range-not-satisfiable']);
  });

  it.each([
    '/assets/gone-AbCd1234.js',
    '/assets/main-_x-Y1234.js.br',
    '/assets/../../../etc/passwd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/',
  ])('that do not exist are no page: %s', async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('root:');
    if (url.startsWith('/assets/') && !url.includes('/../')) {
      expect(response.headers['content-type']).toContain('json');
    }
  });
});

describe('crawlers', () => {
  it('find the sitemap in robots.txt', async () => {
    const { body, headers } = await app.inject({ url: '/robots.txt', headers: { host } });
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Sitemap: https://www.fahrtwind.example/sitemap.xml');
    expect(body).toContain('Disallow: /api/');
  });

  it('find every public page once, at its canonical address, and not the forum, which has its own site', async () => {
    const { body, headers } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toContain('xml');
    expect(body).toContain('<loc>https://www.fahrtwind.example/routen</loc>');
    expect(body).not.toContain('https://en.fahrtwind.example');
    expect(body).not.toContain('/forum<');
    expect(body).not.toContain('hreflang');
  });
});

describe('when not even the page can be made', () => {
  const headers = { host, accept: 'text/html,*/*' };

  it('people get a page and programs the usual error', async () => {
    const pages = { render, sharedAddress, template: TEMPLATE, filesFolder: folder };
    const broken = await createTestApp({
      parts: { pages, startState: () => Promise.reject(new Error('database away')) },
    });
    const page = await broken.inject({ url: '/hotel', headers });
    const english = { ...headers, host: 'en.localhost' };
    const englishPage = await broken.inject({ url: '/hotel', headers: english });
    const error = await broken.inject({ url: '/hotel', headers: { host } });
    await broken.close();
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain('Was du gespeichert hast, bleibt erhalten.');
    expect(page.body).not.toContain('database away');
    expect(page.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(englishPage.body).toContain('<html lang="en">');
    expect(error.json().code).toBe('internal-error');
  });

  it('a database that does not answer is named 503, and when to come back', async () => {
    const pages = { render, sharedAddress, template: TEMPLATE, filesFolder: folder };
    const startState = vi.fn().mockRejectedValue(new Error('Query read timeout'));
    const out = await createTestApp({ parts: { pages, startState } });
    const { statusCode, headers: told, body } = await out.inject({ url: '/hotel', headers });
    await out.close();
    const isKind = body.includes('Was du gespeichert hast, bleibt erhalten.');
    expect([statusCode, told['retry-after'], isKind]).toEqual([503, '5', true]);
  });

  it('who asks too often is told to wait', async () => {
    const pages = { render, sharedAddress, template: TEMPLATE, filesFolder: folder };
    const busy = await createTestApp({ parts: { pages, limits: { pagesPerMinute: 1 } } });
    await busy.inject({ url: '/hotel', headers });
    const page = await busy.inject({ url: '/hotel', headers });
    const file = await busy.inject('/sw.js');
    await busy.close();
    expect([page.statusCode, file.statusCode]).toEqual([429, 200]);
    expect(page.headers['retry-after']).toBeDefined();
    expect(page.body).toContain('Bitte warte eine Minute.');
  });
});
