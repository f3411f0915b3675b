/** Signing out removes everything with the prefix `private-`, because the viewed parts of the map are private. */
const CACHE_NAME = 'private-map';

interface MapCache {
  read(address: string): Promise<Response | null>;
  /** If storing fails, the map works without it. */
  write(address: string, content: Response): void;
  /** Rejects where the browser refuses, for want of space or altogether. */
  store(address: string, content: Response): Promise<void>;
  /** Removes tiles of outdated maps. */
  prune(isNeeded: (address: string) => boolean): void;
  clear(): Promise<void>;
}

/** Caches parts of the map on the device, so that they are available offline. */
export const mapCache: MapCache = {
  read: async (address) => {
    const cache = await openCache();
    return (await cache?.match(address)) ?? null;
  },
  write: (address, content) => {
    openCache()
      .then((cache) => cache?.put(address, content))
      .catch((error: unknown) => console.warn(error));
  },
  store: async (address, content) => {
    const cache = await openCache();
    if (!cache) throw new DOMException('No Cache Storage', 'NotSupportedError');
    await cache.put(address, content);
  },
  prune: (isNeeded) => {
    forget(isNeeded).catch((error: unknown) => console.warn(error));
  },
  clear: async () => {
    if ('caches' in globalThis) await caches.delete(CACHE_NAME);
  },
};

/** Only secure contexts and localhost have a cache. */
async function openCache(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(CACHE_NAME) : null;
}

async function forget(isNeeded: (address: string) => boolean): Promise<void> {
  const cache = await openCache();
  for (const request of (await cache?.keys()) ?? []) {
    if (!isNeeded(request.url)) await cache?.delete(request);
  }
}
