import { describe, expect, it, vi } from 'vitest';
import { createWorker, PATIENCE_MS } from './worker.ts';

const ORIGIN = 'https://www.fahrtwind.example';

type Stored = Map<string, Map<string, Response>>;

function pathOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, ORIGIN).pathname;
}

/** Cache Storage, as far as the worker uses it. */
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
    keys: () => Promise.resolve([...files.keys()].map((url) => ({ url }))),
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
  let isHanging = false;
  let status = 200;
  const fetch = (path: string) => {
    asked.push(path);
    if (isHanging) return new Promise<Response>(() => undefined);
    return isOnline
      ? Promise.resolve(new Response(`content of ${path}`, { status }))
      : Promise.reject(new TypeError('offline'));
  };
  const dependencies = {
    caches: cacheStorage(stored, fetch),
    fetch: (request: Request) => fetch(pathOf(request)),
    origin: ORIGIN,
  };
  const version = (name: string, ...files: readonly string[]) =>
    createWorker(dependencies, {
      version: name,
      files,
      mapFiles: [`/assets/map-controller-${name}.js`],
    });
  const goOffline = () => {
    isOnline = false;
  };
  const answerWith = (next: number) => {
    status = next;
  };
  const hang = () => {
    isHanging = true;
  };
  return { stored, asked, version, goOffline, answerWith, hang };
}

function get(path: string, mode?: 'navigate'): Request {
  const request = new Request(new URL(path, ORIGIN));
  // Scripts cannot create a navigation request; only the browser can.
  if (mode) Object.defineProperty(request, 'mode', { value: mode });
  return request;
}

describe('the service worker', () => {
  it.each([
    [503, 'content of /app-shell.html'],
    [404, 'content of /planer'],
  ])('answers a page of the server with the status %i with „%s“', async (status, body) => {
    const { version, answerWith } = browser();
    const worker = version('1');
    await worker.install();
    answerWith(status);
    const page = await worker.answer(get('/planer', 'navigate'));
    expect(await page?.text()).toBe(body);
  });

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

  it('starts the app shell when the network does not answer in time', async () => {
    vi.useFakeTimers();
    const { version, hang } = browser();
    const worker = version('1');
    await worker.install();
    hang();
    const page = worker.answer(get('/ansehen', 'navigate'));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    vi.useRealTimers();
    expect(await (await page)?.text()).toBe('content of /app-shell.html');
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

  it('has the map library once a page has asked for it, with every later version too', async () => {
    const { version, stored } = browser();
    const first = version('1');
    await first.install();
    const names = (): readonly string[] =>
      [...stored.values()].flatMap((files) => [...files.keys()]);
    expect(names()).not.toContain('/assets/map-controller-1.js');
    await first.storeMap();
    expect(names()).toContain('/assets/map-controller-1.js');
    await version('2').install();
    expect(names()).toContain('/assets/map-controller-2.js');
  });

  it('does not fetch a file again that an older version has', async () => {
    const { version, asked } = browser();
    await version('1', '/assets/same.js').install();
    await version('2', '/assets/same.js', '/assets/new.js').install();
    expect(asked.filter((path) => path === '/assets/same.js')).toHaveLength(1);
    expect(asked).toContain('/assets/new.js');
  });
});
