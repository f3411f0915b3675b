import { PMTiles, type Source } from 'pmtiles';
import { readPiece } from '../tiles/file-archive.ts';
import { clipLine, clipPolygon, type Box } from './clip.ts';
import { readVectorTile, type Point, type TileFeature } from './read-vector-tile.ts';

export type { Box } from './clip.ts';
export type { Point } from './read-vector-tile.ts';

export const OUTLINE_KINDS = ['land', 'relief', 'ice', 'lake', 'river', 'border'] as const;
/** From the archive of roads. */
const ROAD_KINDS = ['crossing', 'road'] as const;

export type OutlineKind = (typeof OUTLINE_KINDS)[number] | (typeof ROAD_KINDS)[number];

/** A coast, a lake, a river, a border, a road or a ferry within a box. */
export interface Outline {
  readonly kind: OutlineKind;
  /**
   * For a relief, from hills (1) to high mountains (4); for a river its rank, from large to small; for a road its class, from
   * motorways (1) to passes (3); else 0.
   */
  readonly level: number;
  /** Rings of a polygon, or lines: in Mercator's world, which reaches from 0 to 1 in both directions. */
  readonly parts: readonly (readonly Point[])[];
}

export interface Outlines {
  /** Everything within a box of Mercator's world, at the level of detail for `width` points across it. */
  readonly within: (box: Box, width: number) => Promise<readonly Outline[]>;
}

const KINDS = [...OUTLINE_KINDS, ...ROAD_KINDS];
const WANTED: ReadonlySet<string> = new Set(KINDS);
const ROAD_LEVELS: Readonly<Record<string, number>> = { motorway: 1, main: 2, pass: 3 };
const MOST_ZOOM = 7;
/** A tile is drawn about this wide. */
const TILE_POINTS = 300;
const MOST_TILES = 30;
/** How far neighbouring tiles overlap: where they only touch, a fine line would be seen. */
const OVERLAP = 0.004;
/** Decoded tiles that are kept: the days of a trip share them. */
const KEPT_TILES = 48;

type Tile = ReadonlyMap<string, readonly TileFeature[]>;

/**
 * Outlines of the world for maps on paper, out of the archives that ship with the product.
 *
 * @param paths of the world, and of its roads where they are wanted
 */
export function createOutlines(...paths: readonly string[]): Outlines {
  const archives = paths.map(openTiles);
  return {
    within: async (box, width) => {
      const found: Outline[] = [];
      const z = zoomFor(box, width);
      for (const { x, y, shift } of tilesOf(box, z))
        for (const readTile of archives)
          for (const [layer, features] of await readTile(z, x, y))
            for (const feature of features) {
              const outline = placed(layer, feature, { z, x, y, shift, box });
              if (outline) found.push(outline);
            }
      return found;
    },
  };
}

/** The tiles of one archive; the last ones are kept. */
function openTiles(path: string): (z: number, x: number, y: number) => Promise<Tile> {
  let archive = new PMTiles(sourceOf(path));
  const kept = new Map<string, Promise<Tile>>();
  return (z, x, y) => {
    const name = `${z}/${x}/${y}`;
    const known = kept.get(name);
    if (known) return known;
    const reading = archive
      .getZxy(z, x, y)
      .then((tile): Tile => (tile ? readVectorTile(new Uint8Array(tile.data), WANTED) : new Map()));
    reading.catch(() => {
      kept.delete(name);
      // It would keep the failure for all that follows.
      archive = new PMTiles(sourceOf(path));
    });
    kept.set(name, reading);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_TILES) break;
      kept.delete(oldest);
    }
    return reading;
  };
}

/** The file is opened for each piece: one kept open would be closed under maps that are drawn while the server ends. */
function sourceOf(path: string): Source {
  return {
    getKey: () => path,
    getBytes: async (offset, length) => {
      const piece = await readPiece(path, offset, length);
      return { data: Uint8Array.from(piece).buffer };
    },
  };
}

function zoomFor({ left, right }: Box, width: number): number {
  const wanted = Math.round(Math.log2(width / TILE_POINTS / (right - left)));
  return Math.max(0, Math.min(MOST_ZOOM, wanted));
}

interface TilePlace {
  readonly x: number;
  readonly y: number;
  /** Worlds by which the box reaches across the date line. */
  readonly shift: number;
}

function tilesOf(box: Box, z: number): readonly TilePlace[] {
  const size = 2 ** z;
  const tiles: TilePlace[] = [];
  const rows: readonly [number, number] = [
    Math.max(0, Math.floor(box.top * size)),
    Math.min(size - 1, Math.floor(box.bottom * size)),
  ];
  for (
    let column = Math.floor(box.left * size);
    column <= Math.floor(box.right * size);
    column += 1
  )
    for (let y = rows[0]; y <= rows[1] && tiles.length < MOST_TILES; y += 1) {
      const shift = Math.floor(column / size);
      tiles.push({ x: column - shift * size, y, shift });
    }
  return tiles;
}

interface Place extends TilePlace {
  readonly z: number;
  readonly box: Box;
}

function placed(
  layer: string,
  { kind, properties, parts }: TileFeature,
  { z, x, y, shift, box }: Place,
): Outline | null {
  const known = KINDS.find((name) => name === layer);
  if (!known) return null;
  const size = 2 ** z;
  const tile: Box = {
    left: Math.max(box.left, (x - OVERLAP) / size + shift),
    right: Math.min(box.right, (x + 1 + OVERLAP) / size + shift),
    top: Math.max(box.top, (y - OVERLAP) / size),
    bottom: Math.min(box.bottom, (y + 1 + OVERLAP) / size),
  };
  const inWorld = parts.map((part) =>
    part.map(([px, py]): Point => [(x + px) / size + shift, (y + py) / size]),
  );
  const clipped =
    kind === 'polygon'
      ? inWorld.map((ring) => clipPolygon(ring, tile)).filter((ring) => ring.length > 2)
      : inWorld.flatMap((line) => clipLine(line, tile));
  return clipped.length === 0
    ? null
    : { kind: known, level: levelOf(known, properties), parts: clipped };
}

function levelOf(kind: OutlineKind, properties: TileFeature['properties']): number {
  if (kind === 'road') return ROAD_LEVELS[String(properties['class'])] ?? 0;
  return Number(properties[kind === 'river' ? 'rank' : 'level'] ?? 0);
}
