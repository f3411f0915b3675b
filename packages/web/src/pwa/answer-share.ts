/** Where the manifest sends what other apps share. Only the service worker answers it. */
export const SHARE_PATH = '/teilen';

/**
 * Removed with all that belongs to a person; their names begin so. `take-shared.ts` has the same names: a module that page
 * and worker share would become a file of its own, which a worker cannot import.
 */
const CACHE_NAME = 'private-shared-file';
const FILE = '/shared-file';
const NAME = '/shared-name';
/** Larger ones are refused by the import, so they are not kept either. */
const MAX_BYTES = 25 * 1024 * 1024;

interface ShareParts {
  readonly caches: CacheStorage;
  readonly origin: string;
}

/** What another app shares with the installed one; null for any other request. */
export function answerShare(
  request: Request,
  { caches, origin }: ShareParts,
): Promise<Response> | null {
  const { origin: target, pathname } = new URL(request.url);
  const isShare = request.method === 'POST' && target === origin && pathname === SHARE_PATH;
  return isShare ? keepShared(request, caches) : null;
}

/** Keeps a shared file until the page takes it, and sends texts and links on as they always were. */
async function keepShared(request: Request, caches: CacheStorage): Promise<Response> {
  const target = new URL('/reise-erstellen', request.url);
  try {
    const form = await request.formData();
    for (const name of ['titel', 'text', 'url']) {
      const value = form.get(name);
      if (typeof value === 'string' && value !== '') target.searchParams.set(name, value);
    }
    const file = form.getAll('datei').find((value) => value instanceof File);
    // The title of a shared file is its name, which is no place to look for.
    if (file) target.search = '?datei=1';
    // One from before that no page has taken is not what was shared now.
    if (file) await caches.delete(CACHE_NAME);
    if (file && file.size <= MAX_BYTES) {
      const cache = await caches.open(CACHE_NAME);
      await cache.put(FILE, new Response(file));
      await cache.put(NAME, new Response(file.name));
    }
  } catch (cause) {
    // Without it, the page at least opens.
    console.warn(cause);
  }
  return Response.redirect(target.href, 303);
}
