import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { BadMapFile } from './bad-map-file.ts';
import { protobufFields } from './protobuf-fields.ts';

export interface Blob {
  readonly type: string;
  /** Where it begins in the file. */
  readonly offset: number;
  /** Where the next one begins. */
  readonly end: number;
  /** Reads and unpacks the content. */
  content(): Promise<Buffer>;
}

// What the format allows; more means that the file is something else.
const MAX_HEAD_BYTES = 64 * 1024;
const MAX_BLOB_BYTES = 64 * 1024 * 1024;

const unpack = promisify(inflate);

/** The pieces of a file in OpenStreetMap's binary format, one after the other; throws `BadMapFile`. */
export async function* readBlobs(path: string): AsyncGenerator<Blob, void, undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) throw new BadMapFile('empty', 0);
    for (let offset = 0; offset < size;) {
      const blob = await readBlob(file, offset, size);
      yield blob;
      offset = blob.end;
    }
  } finally {
    await file.close();
  }
}

async function readBlob(file: FileHandle, offset: number, size: number): Promise<Blob> {
  const headLength = (await readBytes(file, offset, 4, size)).readUInt32BE();
  if (headLength === 0 || headLength > MAX_HEAD_BYTES) throw notThis(offset, 'head too long');
  const { type, length } = readHead(await readBytes(file, offset + 4, headLength, size), offset);
  const start = offset + 4 + headLength;
  const end = start + length;
  if (end > size) throw new BadMapFile('cut', offset, `${end - size} bytes are missing`);
  return {
    type,
    offset,
    end,
    content: async () => unpackBlob(await readBytes(file, start, length, size), type, offset),
  };
}

async function readBytes(
  file: FileHandle,
  offset: number,
  length: number,
  size: number,
): Promise<Buffer> {
  if (offset + length > size) throw new BadMapFile('cut', offset);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  if (bytesRead < length) throw new BadMapFile('cut', offset);
  return buffer;
}

function readHead(bytes: Buffer, offset: number): { type: string; length: number } {
  try {
    const fields = protobufFields(bytes);
    const type = fields.find(({ field }) => field === 1)?.bytes?.toString('utf8') ?? '';
    const length = fields.find(({ field }) => field === 3)?.number ?? 0;
    if (!type.startsWith('OSM') || length === 0 || length > MAX_BLOB_BYTES) {
      throw new RangeError(`${type} of ${length} bytes`);
    }
    return { type, length };
  } catch (error) {
    throw notThis(offset, '', error);
  }
}

/** At its beginning it is another kind of file, later on a broken one. */
function notThis(offset: number, detail: string, cause?: unknown): BadMapFile {
  return new BadMapFile(offset === 0 ? 'other' : 'broken', offset, detail, cause);
}

async function unpackBlob(bytes: Buffer, type: string, offset: number): Promise<Buffer> {
  const broken = (error: unknown): BadMapFile => new BadMapFile('broken', offset, '', error);
  try {
    const fields = protobufFields(bytes);
    const raw = fields.find(({ field }) => field === 1)?.bytes;
    // Packed data carries a checksum; without one, a length that lies would send the parser into an endless loop.
    if (raw && type === 'OSMHeader') return raw;
    const packed = fields.find(({ field }) => field === 3)?.bytes;
    if (!packed) throw new BadMapFile('unsupported', offset, 'not packed by zlib');
    return await unpack(packed, { maxOutputLength: MAX_BLOB_BYTES });
  } catch (error) {
    throw error instanceof BadMapFile ? error : broken(error);
  }
}
