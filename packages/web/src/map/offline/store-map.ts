import type { Language } from '@fahrtwind/contract';
import { download, sizeOf } from '../../api/download.ts';
import type { LngLat } from '../map-data.ts';
import { storeStyle } from '../style/load-style.ts';
import { openTileArchive, storeWholeArchive, wholeBytes } from '../style/tile-archive.ts';
import { tilesAlong, type Tile } from './corridor.ts';
import { archivesOf, type ArchiveSource } from './style-archives.ts';

/** Archives up to this size are stored whole: ours of the world has 8 MB. */
const WHOLE_BYTES = 16 * 1024 * 1024;
/** More detail than this is of no use offline, and costs four times as much with every step. */
const DEEPEST_ZOOM = 14;
const MOST_TILES = 12_000;
const AT_ONCE = 4;

export interface MapWish {
  /** Lines along which the map is stored. */
  readonly route: readonly (readonly LngLat[])[];
  readonly language: Language;
  /** `corridor` takes only what lies along the route, also of a small archive. */
  readonly extent: 'corridor' | 'everything';
  readonly maxBytes: number;
  readonly onProgress?: (progress: MapProgress) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface MapProgress {
  readonly bytes: number;
  /** From 0 to 1. */
  readonly share: number;
}

export interface StoredMap {
  readonly bytes: number;
  /** Whether everything that was wished for is there, read back from the device. */
  readonly isComplete: boolean;
}

/** Stores the map along a route, low zooms first, and reads back what is there. */
export async function storeMap(wish: MapWish): Promise<StoredMap> {
  // Both themes: it gets dark on the road, too.
  const [style] = await Promise.all([
    storeStyle('light', wish.language),
    storeStyle('dark', wish.language),
  ]);
  const { archives, hasOthers } = archivesOf(style.style);
  const state = { bytes: 0, done: 0, all: 0 };
  const progress = (): void =>
    wish.onProgress?.({ bytes: state.bytes, share: state.all === 0 ? 0 : state.done / state.all });
  const plans = await Promise.all(archives.map((archive) => planFor(archive, wish)));
  state.all = plans.reduce((sum, plan) => sum + costOf(plan), 0);
  let isComplete = !hasOthers;
  for (const plan of plans) {
    const isStored = await storeArchive(plan, wish, (bytes, share) => {
      state.bytes += bytes;
      state.done += share;
      progress();
    });
    isComplete &&= isStored && (await isOnDevice(plan));
  }
  return { bytes: state.bytes, isComplete };
}

type Plan =
  | { readonly kind: 'whole'; readonly address: string; readonly size: number }
  | { readonly kind: 'tiles'; readonly address: string; readonly tiles: readonly Tile[] };

async function planFor(archive: ArchiveSource, wish: MapWish): Promise<Plan> {
  const { address } = archive;
  if (wish.extent === 'everything') {
    const size = await sizeOf(address, wish.signal);
    if (size !== null && size <= WHOLE_BYTES) return { kind: 'whole', address, size };
  }
  const tiles: Tile[] = [];
  for (let z = archive.minZoom; z <= Math.min(archive.maxZoom, DEEPEST_ZOOM); z += 1) {
    const next = tilesAlong(wish.route, z, archive.bounds);
    if (tiles.length + next.length > MOST_TILES) break;
    tiles.push(...next);
  }
  return { kind: 'tiles', address, tiles };
}

/** For the share that is done: a tile counts as much as 8 KB. */
function costOf(plan: Plan): number {
  return plan.kind === 'whole' ? plan.size : plan.tiles.length * TILE_COST;
}

const TILE_COST = 8192;

type OnDone = (bytes: number, share: number) => void;

/** False when the browser grants no more space. */
async function storeArchive(plan: Plan, wish: MapWish, onDone: OnDone): Promise<boolean> {
  if (plan.kind === 'tiles') return storeTiles(plan, wish, onDone);
  const { address, size } = plan;
  if ((await wholeBytes(address)) === size) {
    onDone(size, size);
    return true;
  }
  if (size > wish.maxBytes) return false;
  const file = await download(address, {
    signal: wish.signal,
    onBytes: (bytes) => onDone(bytes, bytes),
  });
  return (await storeWholeArchive(address, file)) === size;
}

async function storeTiles(
  { address, tiles }: Extract<Plan, { kind: 'tiles' }>,
  { maxBytes, signal }: MapWish,
  onDone: OnDone,
): Promise<boolean> {
  let bytes = 0;
  const archive = openTileArchive(address, {
    from: 'device-or-server',
    onPiece: (piece) => {
      bytes += piece;
      onDone(piece, 0);
    },
  });
  const isTooMuch = (): boolean => bytes > maxBytes;
  const waiting = [...tiles];
  const work = async (): Promise<void> => {
    for (let tile = waiting.shift(); tile; tile = waiting.shift()) {
      if (isTooMuch()) return;
      signal?.throwIfAborted();
      await archive.getZxy(tile.z, tile.x, tile.y, signal);
      onDone(0, TILE_COST);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return !isTooMuch();
}

/** Reads everything back without the server. */
async function isOnDevice(plan: Plan): Promise<boolean> {
  if (plan.kind === 'whole') return (await wholeBytes(plan.address)) === plan.size;
  const archive = openTileArchive(plan.address, { from: 'only-device' });
  try {
    for (const { z, x, y } of plan.tiles) await archive.getZxy(z, x, y);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
