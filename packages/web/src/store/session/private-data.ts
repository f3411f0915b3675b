/**
 * Everything that the browser stores about a user has a name with this prefix, in Cache Storage, localStorage and
 * IndexedDB, so that signing out finds all of it.
 */
export const PRIVATE_PREFIX = 'private-';

/** The database with edits to be sent. It survives a session that has expired. */
export const TRIPS_DATABASE = `${PRIVATE_PREFIX}trips-1`;
export const ROUTES_DATABASE = `${PRIVATE_PREFIX}routes-1`;

/** Names that are not removed this time. */
type ExceptNames = readonly string[];

function isPrivate(name: string | undefined): name is string {
  return name?.startsWith(PRIVATE_PREFIX) ?? false;
}

async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter(isPrivate).map((name) => caches.delete(name)));
}

async function deleteDatabases(except: ExceptNames): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const names = await databaseNames();
  await Promise.all(names.filter((name) => !except.includes(name)).map(deleteDatabase));
}

async function databaseNames(): Promise<readonly string[]> {
  // Firefox before 126 cannot list its databases. Deleting one that does not exist succeeds.
  if (!('databases' in indexedDB)) return [TRIPS_DATABASE, ROUTES_DATABASE];
  const databases = await indexedDB.databases();
  return databases.map((database) => database.name).filter(isPrivate);
}

/**
 * Another tab may still have it open. That tab closes it on request, and the browser then deletes it even after this
 * page has unloaded.
 */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('blocked', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error(name)));
  });
}

function clearStorage(except: ExceptNames): Promise<void> {
  for (const name of Object.keys(localStorage).filter(isPrivate))
    if (!except.includes(name)) localStorage.removeItem(name);
  return Promise.resolve();
}

/**
 * Removes all private data except the given names. One store that fails does not prevent the others from being
 * cleared.
 */
export async function clearPrivateData(
  log: (message: string, cause: unknown) => void,
  except: ExceptNames = [],
): Promise<void> {
  for (const clear of [clearCaches, deleteDatabases, clearStorage]) {
    await Promise.resolve()
      .then(() => clear(except))
      .catch((cause: unknown) => log('Private data not removed', cause));
  }
}
