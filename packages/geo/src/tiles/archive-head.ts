import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

/** What an archive says about itself. */
export interface ArchiveHead {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  /** Names of the layers in its tiles. */
  readonly layers: readonly string[];
  /** Texts that have to be shown with the map, without HTML. */
  readonly attribution: readonly string[];
}

export const HEAD_BYTES = 127;
const VERSION = 3;
const GZIP = 2;
const VECTOR_TILES = 1;
const DEGREES = 1e7;

const metadata = z.object({
  attribution: z.string().default(''),
  vector_layers: z.array(z.object({ id: z.string() })).default([]),
});

/**
 * Reads what an archive says about itself, or throws when it is not PMTiles with vector tiles.
 *
 * @param read gives a piece of the archive by offset and length
 */
export async function readArchiveHead(
  read: (offset: number, length: number) => Promise<Buffer>,
): Promise<ArchiveHead> {
  const head = await read(0, HEAD_BYTES);
  if (head.length < HEAD_BYTES || head.toString('latin1', 0, 7) !== 'PMTiles') {
    throw new Error('no PMTiles archive');
  }
  if (head[7] !== VERSION) throw new Error(`PMTiles of version ${head[7]}, not ${VERSION}`);
  if (head[97] !== GZIP) throw new Error('its directories are not compressed with gzip');
  if (head[99] !== VECTOR_TILES) throw new Error('its tiles are no vector tiles');
  const long = (at: number) => Number(head.readBigUInt64LE(at));
  const degrees = (at: number) => head.readInt32LE(at) / DEGREES;
  const text = gunzipSync(await read(long(24), long(32))).toString('utf8');
  const { vector_layers: layers, attribution } = metadata.parse(JSON.parse(text));
  return {
    minZoom: head.readUInt8(100),
    maxZoom: head.readUInt8(101),
    bounds: [degrees(102), degrees(106), degrees(110), degrees(114)],
    layers: layers.map(({ id }) => id),
    attribution: attribution ? [withoutTags(attribution)] : [],
  };
}

/** Attributions of others are often links; they are shown as text. */
function withoutTags(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .trim();
}
