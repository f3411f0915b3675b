import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { readArchiveHead, type ArchiveHead } from './archive-head.ts';
import type { TileArchive } from './tile-archive.ts';

export interface OpenedArchive extends TileArchive {
  readonly head: ArchiveHead;
}

/** Beyond this, reading a file as a whole would delay the start. */
const HASHED_WHOLE_BYTES = 64 * 1024 * 1024;

/** Opens an archive that lies in a file. */
export async function openFileArchive(path: string): Promise<OpenedArchive> {
  const { size, mtimeMs } = await stat(path);
  const head = await readArchiveHead((offset, length) => readPiece(path, offset, length));
  const hash = createHash('sha256');
  if (size <= HASHED_WHOLE_BYTES) await pipeline(createReadStream(path), hash, { end: false });
  else hash.update(`${path}\0${size}\0${mtimeMs}`);
  return {
    id: hash.digest('hex').slice(0, 16),
    bytes: size,
    head,
    read: async ({ first, last }) => createReadStream(path, { start: first, end: last }),
  };
}

/** Reads a part of a file. */
export async function readPiece(path: string, offset: number, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
