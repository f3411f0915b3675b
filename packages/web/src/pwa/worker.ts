export interface Precache {
  readonly version: string;
  readonly files: readonly string[];
}

interface WorkerParts {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
}

export interface Worker {
  readonly install: () => Promise<void>;
  readonly activate: () => Promise<void>;
  /** Null leaves the request to the browser. */
  readonly answer: (request: Request) => Promise<Response> | null;
}

const SHELL_PATH = '/app-shell.html';
const PREFIX = 'fahrtwind-';
/** How many versions keep their files: an open tab of the one before must still find its own. */
const KEPT_VERSIONS = 2;

/**
 * The service worker without its global scope. Each version has a cache of its own with the app shell and its files.
 * Nothing under /api and no rendered page is ever kept, because both may hold somebody's private data.
 */
export function createWorker(parts: WorkerParts, precache: Precache): Worker {
  const { caches, fetch, origin } = parts;
  const ownName = `${PREFIX}${precache.version}`;

  async function install(): Promise<void> {
    const cache = await caches.open(ownName);
    await cache.add(new Request(new URL(SHELL_PATH, origin), { cache: 'reload' }));
    for (const file of precache.files) {
      // File names carry a hash of their content, so a copy in an older version's cache is the same file.
      const known = await caches.match(file);
      if (known) await cache.put(file, known);
      else await cache.add(file);
    }
  }

  async function activate(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    const former = names.filter((name) => name !== ownName);
    const surplus = former.slice(0, Math.max(0, former.length - (KEPT_VERSIONS - 1)));
    await Promise.all(surplus.map((name) => caches.delete(name)));
  }

  async function navigation(request: Request): Promise<Response> {
    try {
      return await fetch(request);
    } catch (error) {
      const cache = await caches.open(ownName);
      const shell = await cache.match(SHELL_PATH);
      if (shell) return shell;
      throw error;
    }
  }

  async function asset(request: Request): Promise<Response> {
    const known = await caches.match(request);
    if (known) return known;
    const response = await fetch(request);
    if (response.ok) {
      const cache = await caches.open(ownName);
      await cache.put(request, response.clone());
    }
    return response;
  }

  return {
    install,
    activate,
    answer(request) {
      const { origin: target, pathname } = new URL(request.url);
      if (request.method !== 'GET' || target !== origin || pathname.startsWith('/api/'))
        return null;
      if (request.mode === 'navigate') return navigation(request);
      return pathname.startsWith('/assets/') ? asset(request) : null;
    },
  };
}
