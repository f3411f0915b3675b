/**
 * Whatever this browser keeps of a person is stored under a name that starts like this, in Cache
 * Storage, in localStorage and in IndexedDB, so that signing out finds all of it.
 */
export const PRIVATE_PREFIX = 'private-';

/** Names that are left alone this time. */
type Spared = readonly string[];

function isPrivate(name: string | undefined): name is string {
  return name?.startsWith(PRIVATE_PREFIX) ?? false;
}

async function forgetCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter(isPrivate).map((name) => caches.delete(name)));
}

async function forgetDatabases(spared: Spared): Promise<void> {
  // Firefox before 126 cannot list its databases.
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return;
  const databases = await indexedDB.databases();
  const names = databases.map((database) => database.name).filter(isPrivate);
  await Promise.all(names.filter((name) => !spared.includes(name)).map(forgetDatabase));
}

/** A tab that still holds it lets go when it is asked to; then the browser deletes it, also after we have left. */
function forgetDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('blocked', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error(name)));
  });
}

function forgetStorage(spared: Spared): Promise<void> {
  for (const name of Object.keys(localStorage).filter(isPrivate))
    if (!spared.includes(name)) localStorage.removeItem(name);
  return Promise.resolve();
}

/** Removes all of it but what is spared; a store that refuses does not keep the others from being cleared. */
export async function forgetPrivateData(
  log: (message: string, cause: unknown) => void,
  spared: Spared = [],
): Promise<void> {
  for (const forget of [forgetCaches, forgetDatabases, forgetStorage]) {
    await Promise.resolve()
      .then(() => forget(spared))
      .catch((cause: unknown) => log('Private data not removed', cause));
  }
}
