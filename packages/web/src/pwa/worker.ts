export interface Precache {
  readonly version: string;
  readonly files: readonly string[];
  /** The map library; stored when a page asks for it, and from then on with every version. */
  readonly mapFiles: readonly string[];
}

interface WorkerDependencies {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
}

export interface Worker {
  readonly install: () => Promise<void>;
  readonly activate: () => Promise<void>;
  /** Stores the map library, so that maps are drawn without a network. */
  readonly storeMap: () => Promise<void>;
  /** Null leaves the request to the browser. */
  readonly answer: (request: Request) => Promise<Response> | null;
}

const SHELL_PATH = '/app-shell.html';
const PREFIX = 'fahrtwind-';
/** Two versions keep their files, because an open tab of the previous one still needs its own. */
const KEPT_VERSIONS = 2;

/** After this time without an answer the app starts with what it has: in a valley a request may hang for minutes. */
export const PATIENCE_MS = 6000;

/** The answer; after a while without one the shell instead, if there is one. */
async function inTime(
  answer: Promise<Response>,
  shell: () => Promise<Response | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => void shell().then((kept) => resolve(kept ?? answer)), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether any version on this device has the map library. */
async function hasMap(caches: CacheStorage): Promise<boolean> {
  for (const name of await caches.keys()) {
    const files = name.startsWith(PREFIX) ? await (await caches.open(name)).keys() : [];
    if (files.some(({ url }) => url.includes('/map-controller-'))) return true;
  }
  return false;
}

/**
 * The service worker without its global scope. Each version has its own cache with the app shell and its files.
 * Responses under /api and rendered pages are never cached, because they may hold private data.
 */
export function createWorker(dependencies: WorkerDependencies, precache: Precache): Worker {
  const { caches, fetch, origin } = dependencies;
  const ownName = `${PREFIX}${precache.version}`;

  async function install(): Promise<void> {
    const cache = await caches.open(ownName);
    await cache.add(new Request(new URL(SHELL_PATH, origin), { cache: 'reload' }));
    const hadMap = await hasMap(caches);
    await store(precache.files);
    if (hadMap) await store(precache.mapFiles);
  }

  async function store(files: readonly string[]): Promise<void> {
    const cache = await caches.open(ownName);
    for (const file of files) {
      // File names contain a content hash, so a copy in an older cache is identical.
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

  async function shell(): Promise<Response | undefined> {
    return (await caches.open(ownName)).match(SHELL_PATH);
  }

  async function navigation(request: Request): Promise<Response> {
    try {
      const response = await inTime(fetch(request), shell);
      // The server has no database or is being restarted: the app goes on with what is on the device.
      return response.status === 503 ? ((await shell()) ?? response) : response;
    } catch (error) {
      const kept = await shell();
      if (kept) return kept;
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
    storeMap: () => store(precache.mapFiles),
    answer(request) {
      const { origin: target, pathname } = new URL(request.url);
      if (request.method !== 'GET' || target !== origin || pathname.startsWith('/api/'))
        return null;
      if (request.mode === 'navigate') return navigation(request);
      return pathname.startsWith('/assets/') ? asset(request) : null;
    },
  };
}
