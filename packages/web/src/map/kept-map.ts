/** Signing out deletes what begins with `private-`: which parts of the map somebody looked at is their own matter. */
const CACHE_NAME = 'private-map';

interface Kept {
  read(address: string): Promise<Response | null>;
  write(address: string, content: Response): Promise<void>;
}

/** Keeps pieces of the map on the device, so that what was seen once is there without a network. */
export const keptMap: Kept = {
  read: async (address) => {
    // Not there without https, except on the own machine.
    if (!('caches' in globalThis)) return null;
    const cache = await caches.open(CACHE_NAME);
    return (await cache.match(address)) ?? null;
  },
  write: async (address, content) => {
    if (!('caches' in globalThis)) return;
    const cache = await caches.open(CACHE_NAME);
    await cache.put(address, content);
  },
};
