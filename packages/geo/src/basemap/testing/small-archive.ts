import { gzipSync } from 'node:zlib';
import { HEAD_BYTES } from '../../tiles/archive-head.ts';

/**
 * A PMTiles archive of a region around Liechtenstein, which says that its tiles have these layers. Where it has tiles, it
 * has all of them, and they are empty.
 */
export function smallArchive(
  layers: readonly string[],
  attribution: string,
  { hasTiles = false } = {},
): Buffer {
  // One entry from tile 0 on, for the 2^28 tiles of all zooms to 13: count, id, run, length, offset.
  const all = [1, 0, 0x80, 0x80, 0x80, 0x80, 1, 1, 1];
  const directory = gzipSync(Buffer.from(hasTiles ? all : [0]));
  const metadata = gzipSync(
    JSON.stringify({ attribution, vector_layers: layers.map((id) => ({ id })) }),
  );
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('PMTiles', 0, 'latin1');
  head.writeUInt8(3, 7);
  const metadataAt = HEAD_BYTES + directory.length;
  const end = metadataAt + metadata.length;
  const sizes = [HEAD_BYTES, directory.length, metadataAt, metadata.length, end, 0, end, 0];
  for (const [index, size] of sizes.entries()) head.writeBigUInt64LE(BigInt(size), 8 + index * 8);
  head.set([1, 2, 2, 1, 0, 14], 96);
  const box = [9.4, 47, 9.7, 47.3];
  for (const [index, degrees] of box.entries()) {
    head.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  }
  return Buffer.concat([head, directory, metadata]);
}
