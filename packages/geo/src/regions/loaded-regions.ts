import type { Region, RegionFolder } from './region-folder.ts';

/** Hears of a region whose files cannot be read; the others and the rest of the world still answer. */
export type OnRegionFailure = (region: Region, error: unknown) => void;

/** Something made of the files of every region: read when first needed, and again after another import. */
export function createLoadedRegions<T>(
  regions: RegionFolder,
  load: (files: string, region: Region) => Promise<T>,
  onFailure: OnRegionFailure,
): () => Promise<readonly T[]> {
  const loaded = new Map<string, Promise<T | null>>();
  const attempt = async (region: Region): Promise<T | null> => {
    try {
      return await load(regions.filesOf(region), region);
    } catch (error) {
      onFailure(region, error);
      return null;
    }
  };
  return async () => {
    const current = regions.list();
    const ids = new Set(current.map(({ id }) => id));
    for (const id of loaded.keys()) if (!ids.has(id)) loaded.delete(id);
    const all = await Promise.all(
      current.map((region) => {
        const known = loaded.get(region.id) ?? attempt(region);
        loaded.set(region.id, known);
        return known;
      }),
    );
    return all.flatMap((one) => (one === null ? [] : [one]));
  };
}
