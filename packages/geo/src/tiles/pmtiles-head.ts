import { HEAD_BYTES } from './archive-head.ts';
import type { BoundingBox } from '../ports.ts';

const GZIP = 2;
const VECTOR_TILES = 1;

interface HeadParts {
  /** Bytes of the root directory, the metadata, the leaf directories and the tiles, in this order. */
  readonly sizes: readonly [number, number, number, number];
  /** How many tiles, entries in directories and different contents there are. */
  readonly counts: readonly [number, number, number];
  readonly zooms: { readonly first: number; readonly last: number };
  readonly box: BoundingBox;
}

/** The first bytes of a PMTiles archive with gzipped vector tiles. */
export function headOf({ sizes, counts, zooms, box }: HeadParts): Buffer {
  const { west, south, east, north } = box;
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('PMTiles', 0, 'latin1');
  head.writeUInt8(3, 7);
  let start = HEAD_BYTES;
  const places = sizes.flatMap((size) => {
    start += size;
    return [start - size, size];
  });
  [...places, ...counts].forEach((value, index) =>
    head.writeBigUInt64LE(BigInt(value), 8 + index * 8),
  );
  head.set([1, GZIP, GZIP, VECTOR_TILES, zooms.first, zooms.last], 96);
  const middle = [(west + east) / 2, (south + north) / 2];
  [west, south, east, north].forEach((value, index) =>
    head.writeInt32LE(Math.round(value * 1e7), 102 + index * 4),
  );
  head.writeUInt8(Math.min(zooms.last, 10), 118);
  middle.forEach((value, index) => head.writeInt32LE(Math.round(value * 1e7), 119 + index * 4));
  return head;
}
