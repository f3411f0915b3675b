/**
 * Whatever this browser keeps of a person is stored under a name that starts like this, in Cache
 * Storage, in localStorage and in IndexedDB, so that signing out finds all of it.
 */
export const PRIVATE_PREFIX = 'private-';

function isPrivate(name: string | undefined): name is string {
  return name?.startsWith(PRIVATE_PREFIX) ?? false;
}

async function forgetCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter(isPrivate).map((name) => caches.delete(name)));
}

async function forgetDatabases(): Promise<void> {
  // Firefox before 126 cannot list its databases.
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return;
  const databases = await indexedDB.databases();
  for (const name of databases.map((database) => database.name).filter(isPrivate)) {
    indexedDB.deleteDatabase(name);
  }
}

function forgetStorage(): Promise<void> {
  for (const name of Object.keys(localStorage).filter(isPrivate)) localStorage.removeItem(name);
  return Promise.resolve();
}

/** Removes all of it; a store that refuses does not keep the others from being cleared. */
export async function forgetPrivateData(
  log: (message: string, cause: unknown) => void,
): Promise<void> {
  for (const forget of [forgetCaches, forgetDatabases, forgetStorage]) {
    await Promise.resolve()
      .then(forget)
      .catch((cause: unknown) => log('Private data not removed', cause));
  }
}
