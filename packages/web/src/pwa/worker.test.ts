import { describe, expect, it } from 'vitest';
import { createWorker } from './worker.ts';

const ORIGIN = 'https://www.fahrtwind.example';

type Stored = Map<string, Map<string, Response>>;

function pathOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, ORIGIN).pathname;
}

/** The browser's Cache Storage, as far as the worker uses it. */
function cacheStorage(stored: Stored, fetch: (path: string) => Promise<Response>): CacheStorage {
  const cacheOf = (files: Map<string, Response>) => ({
    add: async (request: RequestInfo | URL) => {
      files.set(pathOf(request), await fetch(pathOf(request)));
    },
    put: (request: RequestInfo | URL, response: Response) => {
      files.set(pathOf(request), response);
      return Promise.resolve();
    },
    match: (request: RequestInfo | URL) => Promise.resolve(files.get(pathOf(request))?.clone()),
  });
  const storage = {
    open: (name: string) => {
      const files = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, files);
      return Promise.resolve(cacheOf(files));
    },
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    match: (request: RequestInfo | URL) => {
      const found = [...stored.values()].find((files) => files.has(pathOf(request)));
      return Promise.resolve(found?.get(pathOf(request))?.clone());
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stands in for the browser
  return storage as unknown as CacheStorage;
}

function browser() {
  const stored: Stored = new Map();
  const asked: string[] = [];
  let isOnline = true;
  const fetch = (path: string) => {
    asked.push(path);
    return isOnline
      ? Promise.resolve(new Response(`content of ${path}`))
      : Promise.reject(new TypeError('offline'));
  };
  const parts = {
    caches: cacheStorage(stored, fetch),
    fetch: (request: Request) => fetch(pathOf(request)),
    origin: ORIGIN,
  };
  const version = (name: string, ...files: readonly string[]) =>
    createWorker(parts, { version: name, files });
  const goOffline = () => {
    isOnline = false;
  };
  return { stored, asked, version, goOffline };
}

function get(path: string, mode?: 'navigate'): Request {
  const request = new Request(new URL(path, ORIGIN));
  // A navigation cannot be built by a script, only by the browser.
  if (mode) Object.defineProperty(request, 'mode', { value: mode });
  return request;
}

describe('the service worker', () => {
  it('starts the app shell on every address when there is no network', async () => {
    const { version, goOffline } = browser();
    const worker = version('1', '/assets/index-1.js');
    await worker.install();
    goOffline();
    const page = await worker.answer(get('/Reisen', 'navigate'));
    expect(await page?.text()).toBe('content of /app-shell.html');
    const script = await worker.answer(get('/assets/index-1.js'));
    expect(await script?.text()).toBe('content of /assets/index-1.js');
  });

  it('takes pages from the network while there is one, and never keeps them', async () => {
    const { version, stored } = browser();
    const worker = version('1');
    await worker.install();
    const page = await worker.answer(get('/Profil', 'navigate'));
    expect(await page?.text()).toBe('content of /Profil');
    expect([...stored.values()].flatMap((files) => [...files.keys()])).toEqual(['/app-shell.html']);
  });

  it('leaves the API, other hosts and changes alone', () => {
    const worker = browser().version('1');
    expect(worker.answer(get('/api/start'))).toBeNull();
    expect(worker.answer(get('https://tags.example/assets/tag.js'))).toBeNull();
    expect(worker.answer(new Request(`${ORIGIN}/assets/x`, { method: 'POST' }))).toBeNull();
  });

  it('keeps the files of the version before, so that an open tab finds its own', async () => {
    const { version, stored, goOffline } = browser();
    const versions = ['1', '2', '3'].map((name) => version(name, `/assets/page-${name}.js`));
    for (const worker of versions) {
      await worker.install();
      await worker.activate();
    }
    expect([...stored.keys()]).toEqual(['fahrtwind-2', 'fahrtwind-3']);
    goOffline();
    const old = await versions[2]?.answer(get('/assets/page-2.js'));
    expect(await old?.text()).toBe('content of /assets/page-2.js');
  });

  it('does not fetch a file again that an older version has', async () => {
    const { version, asked } = browser();
    await version('1', '/assets/same.js').install();
    await version('2', '/assets/same.js', '/assets/new.js').install();
    expect(asked.filter((path) => path === '/assets/same.js')).toHaveLength(1);
    expect(asked).toContain('/assets/new.js');
  });
});
