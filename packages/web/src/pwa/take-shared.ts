// As in `answer-share.ts`, which runs in the service worker.
const CACHE_NAME = 'private-shared-file';
const FILE = '/shared-file';
const NAME = '/shared-name';

/** The file that was shared last; it is given away once. */
export async function takeShared(): Promise<File | null> {
  const cache = await caches.open(CACHE_NAME);
  const [kept, name] = [await cache.match(FILE), await cache.match(NAME)];
  await caches.delete(CACHE_NAME);
  return kept ? new File([await kept.blob()], (await name?.text()) ?? 'datei') : null;
}
