import { Unzip, UnzipInflate } from 'fflate';
import { ImportError, MAX_FILE_BYTES } from './imported-file.ts';

/** Counted while unpacking: what an archive says of its sizes may be a lie. */
const MAX_UNPACKED_BYTES = MAX_FILE_BYTES;
/** Given to the unpacker at once, so that it stops soon after the limit. */
const CHUNK_BYTES = 16 * 1024;
/** No archive of places has more files of the wanted kinds. */
const MAX_FILES = 300;

export interface Unpacked {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The names of all files, also of those that were not wanted. */
  readonly names: readonly string[];
}

/** The wanted files of an archive, in its order. Pictures and whatever else is in it are not unpacked. */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Unpacked {
  const files = new Map<string, Uint8Array>();
  const names: string[] = [];
  let [size, open] = [0, 0];
  const unzip = new Unzip((file) => {
    if (names.length < MAX_FILES * 10) names.push(file.name);
    if (files.size + open >= MAX_FILES || !isWanted(file.name)) return;
    const pieces: Uint8Array[] = [];
    open += 1;
    file.ondata = (error, piece, isLast) => {
      // What is thrown here comes back as an error of the unpacker.
      if (error) throw error instanceof ImportError ? error : new ImportError('archive-broken');
      size += piece.length;
      if (size > MAX_UNPACKED_BYTES) throw new ImportError('archive-too-large');
      pieces.push(piece);
      if (!isLast) return;
      open -= 1;
      files.set(file.name, joined(pieces));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
      unzip.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError('archive-broken');
  }
  if (open > 0) throw new ImportError('archive-broken');
  return { files, names };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
