import type { Region, RegionFolder } from './region-folder.ts';

/** Something made of the files of every region: read when first needed, and again after another import. */
export function createLoadedRegions<T>(
  regions: RegionFolder,
  load: (files: string, region: Region) => Promise<T>,
): () => Promise<readonly T[]> {
  const loaded = new Map<string, Promise<T>>();
  return async () => {
    const current = regions.list();
    const ids = new Set(current.map(({ id }) => id));
    for (const id of loaded.keys()) if (!ids.has(id)) loaded.delete(id);
    return await Promise.all(
      current.map((region) => {
        const known = loaded.get(region.id) ?? load(regions.filesOf(region), region);
        loaded.set(region.id, known);
        return known;
      }),
    );
  };
}
