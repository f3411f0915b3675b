import { downloadText } from '../../api/download.ts';
import { mapCache } from '../../map/style/map-cache.ts';

/** Made by tools/places: the largest settlements of Europe. */
const ADDRESS = '/places-europe.txt';

/** Keeps the names on the device; true when they are there. */
export async function storePlacesPack(signal?: AbortSignal): Promise<boolean> {
  const names = await downloadText(ADDRESS, signal);
  await mapCache.store(ADDRESS, new Response(names));
  return (await mapCache.read(ADDRESS)) !== null;
}

/** Null where they were not stored. */
export async function readPlacesPack(): Promise<string | null> {
  const kept = await mapCache.read(ADDRESS);
  return kept ? kept.text() : null;
}
