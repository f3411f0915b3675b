import { gzipSync } from 'node:zlib';
import { HEAD_BYTES } from '../archive-head.ts';

/** A PMTiles archive without any tile, which says that its tiles have these layers. */
export function smallArchive(layers: readonly string[], attribution: string): Buffer {
  const directory = gzipSync(Buffer.from([0]));
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
