import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, readdir, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BoundingBox } from '../../ports.ts';
import { packDirectories, type TileEntry } from '../../tiles/pmtiles-directory.ts';
import { headOf } from '../../tiles/pmtiles-head.ts';
import { tileId } from '../../tiles/tile-id.ts';

interface Tile {
  readonly id: number;
  readonly zoom: number;
  readonly path: string;
}

interface ArchiveFacts {
  readonly box: BoundingBox;
  readonly layers: readonly string[];
  readonly attribution: string;
}

/** Packs a folder of gzipped tiles z/x/y.pbf into one PMTiles archive, from which the browser reads in pieces. */
export async function packTiles(
  folder: string,
  target: string,
  facts: ArchiveFacts,
): Promise<void> {
  const tiles = await listTiles(folder);
  if (tiles.length === 0) throw new Error('there are no tiles');
  const draft = `${target}.tiles`;
  const { entries, bytes, contents } = await joinTiles(tiles, draft);
  const { root, leaves } = packDirectories(entries);
  const layers = facts.layers.map((id) => ({ id, fields: {} }));
  const metadata = gzipSync(
    JSON.stringify({ attribution: facts.attribution, vector_layers: layers }),
  );
  const zooms = tiles.map(({ zoom }) => zoom);
  const head = headOf({
    sizes: [root.length, metadata.length, leaves.length, bytes],
    counts: [tiles.length, entries.length, contents],
    zooms: { first: least(zooms), last: greatest(zooms) },
    box: facts.box,
  });
  const file = await open(target, 'w');
  try {
    for (const part of [head, root, metadata, leaves]) await file.write(part);
    for await (const chunk of createReadStream(draft)) await file.write(chunk);
    await file.sync();
  } finally {
    await file.close();
    await rm(draft);
  }
}

async function listTiles(folder: string): Promise<readonly Tile[]> {
  const found = await readdir(folder, { recursive: true });
  return found
    .flatMap((path) => {
      const [, z, x, y] = /^(\d+)[/\\](\d+)[/\\](\d+)\.pbf$/.exec(path) ?? [];
      if (!z || !x || !y) return [];
      const id = tileId(Number(z), Number(x), Number(y));
      return [{ id, zoom: Number(z), path: join(folder, path) }];
    })
    .toSorted((one, other) => one.id - other.id);
}

interface Joined {
  readonly entries: readonly TileEntry[];
  readonly bytes: number;
  readonly contents: number;
}

/** Every content once: the sea and the woods are the same tile again and again. */
async function joinTiles(tiles: readonly Tile[], target: string): Promise<Joined> {
  const known = new Map<string, { readonly offset: number; readonly length: number }>();
  const entries: TileEntry[] = [];
  let bytes = 0;
  const file = await open(target, 'w');
  try {
    for (const { id, path } of tiles) {
      const content = await readFile(path);
      const hash = createHash('sha256').update(content).digest('base64');
      const place = known.get(hash) ?? { offset: bytes, length: content.length };
      if (!known.has(hash)) bytes += await append(file, content);
      known.set(hash, place);
      const last = entries.at(-1);
      if (last && last.offset === place.offset && last.id + last.run === id) {
        entries[entries.length - 1] = { ...last, run: last.run + 1 };
      } else entries.push({ id, ...place, run: 1 });
    }
  } finally {
    await file.close();
  }
  return { entries, bytes, contents: known.size };
}

async function append(file: FileHandle, content: Buffer): Promise<number> {
  await file.write(content);
  return content.length;
}

function least(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other));
}

function greatest(values: readonly number[]): number {
  return values.reduce((one, other) => Math.max(one, other));
}
