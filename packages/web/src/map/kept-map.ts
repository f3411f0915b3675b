/** Signing out deletes what begins with `private-`: which parts of the map somebody looked at is their own matter. */
const CACHE_NAME = 'private-map';

interface KeptMap {
  read(address: string): Promise<Response | null>;
  /** Where nothing more can be kept, the map goes on without. */
  write(address: string, content: Response): void;
  /** Forgets pieces of maps that are no more. */
  prune(isNeeded: (address: string) => boolean): void;
}

/** Keeps pieces of the map on the device, so that what was seen once is there without a network. */
export const keptMap: KeptMap = {
  read: async (address) => {
    const cache = await openCache();
    return (await cache?.match(address)) ?? null;
  },
  write: (address, content) => {
    openCache()
      .then((cache) => cache?.put(address, content))
      .catch((error: unknown) => console.warn(error));
  },
  prune: (isNeeded) => {
    forget(isNeeded).catch((error: unknown) => console.warn(error));
  },
};

/** There is none without https, except on the own machine. */
async function openCache(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(CACHE_NAME) : null;
}

async function forget(isNeeded: (address: string) => boolean): Promise<void> {
  const cache = await openCache();
  for (const request of (await cache?.keys()) ?? []) {
    if (!isNeeded(request.url)) await cache?.delete(request);
  }
}
