import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const form = z.object({
  format: z.literal(1),
  name: z.string(),
  /** Another import has another one; its files lie in the folder of that name. */
  id: z.string(),
  importedAt: z.string(),
  /** The day of the data, where the map says so; earlier imports do not know. */
  dataAt: z.string().optional(),
  /** The file or address that it was made of. */
  origin: z.string(),
  bytes: z.number(),
  box: z.object({
    west: z.number(),
    south: z.number(),
    east: z.number(),
    north: z.number(),
  }),
  counts: z.object({ places: z.number(), addresses: z.number(), pois: z.number() }),
  hasRouting: z.boolean(),
  hasTiles: z.boolean(),
  /** Why it has none; earlier imports do not know. */
  noTilesBecause: z.enum(['no-program', 'failed']).optional(),
});

export type Region = Readonly<z.infer<typeof form>>;

/** The imported regions of a data folder: for each a file NAME.json that says which of its folders is in use. */
export interface RegionFolder {
  list(): readonly Region[];
  /** Where the files of a region lie. */
  filesOf(region: Pick<Region, 'name' | 'id'>): string;
  /** Makes an import the region of its name, in one step, and removes the one before. */
  publish(region: Region): Promise<void>;
  /** False when there is none of that name. */
  remove(name: string): Promise<boolean>;
}

export function openRegionFolder(folder: string): RegionFolder {
  let known: { readonly changed: number; readonly regions: readonly Region[] } | null = null;
  const filesOf = ({ name, id }: Pick<Region, 'name' | 'id'>): string => join(folder, name, id);
  const manifestOf = (name: string): string => join(folder, `${name}.json`);
  const list = (): readonly Region[] => {
    if (!existsSync(folder)) return [];
    // Every import and removal changes the folder.
    const changed = statSync(folder).mtimeMs;
    if (known?.changed !== changed) known = { changed, regions: readAll(folder) };
    return known.regions;
  };
  return {
    list,
    filesOf,
    publish: async (region) => {
      const draft = `${manifestOf(region.name)}.draft`;
      await writeFile(draft, JSON.stringify(region, null, 2), { flush: true });
      await rename(draft, manifestOf(region.name));
      await removeOthers(join(folder, region.name), region.id);
    },
    remove: async (name) => {
      if (!isRegionName(name)) return false;
      // An import that was cut off may have left files without a manifest.
      const isThere = [manifestOf(name), join(folder, name)].some((path) => existsSync(path));
      if (!isThere) return false;
      await rm(manifestOf(name), { force: true });
      await rm(join(folder, name), { recursive: true, force: true });
      return true;
    },
  };
}

/** Names become folders, so they have small letters, digits and hyphens only. */
export function isRegionName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,63}$/.test(name);
}

/** `…/liechtenstein-latest.osm.pbf` → `liechtenstein`. */
export function regionNameOf(origin: string): string {
  const file = origin.split(/[/\\]/).at(-1) ?? '';
  return file
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/\.osm\.pbf$|\.pbf$/, '')
    .replace(/-(latest|\d{6,8})$/, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64);
}

/** Manifests of other versions and broken ones are no regions; the list says nothing about them. */
function readAll(folder: string): readonly Region[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const read = form.safeParse(readJson(join(folder, file)));
      return read.success ? [read.data] : [];
    });
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return error;
  }
}

async function removeOthers(folder: string, id: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const other of readdirSync(folder)) {
    if (other !== id) await rm(join(folder, other), { recursive: true, force: true });
  }
}
