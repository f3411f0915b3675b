import { Unzip, UnzipInflate } from 'fflate';
import { ImportError, MAX_FILE_BYTES, type ImportedFile } from './imported-file.ts';
import { decodeText } from './decode-text.ts';
import { readKml } from './read-kml.ts';

/** Counted while unpacking: what an archive says of its sizes may be a lie. */
const MAX_UNPACKED_BYTES = MAX_FILE_BYTES;
/** Given to the unpacker at once, so that it stops soon after the limit. */
const CHUNK_BYTES = 16 * 1024;

/** The map of a KMZ: the first KML file in it. Pictures and whatever else is in the archive are not unpacked. */
export function readKmz(bytes: Uint8Array): ImportedFile {
  return { ...readKml(decodeText(unpackMap(bytes))), format: 'kmz' };
}

function unpackMap(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  const state = { size: 0, isFound: false, isWhole: false };
  const unzip = new Unzip((file) => {
    if (state.isFound || !file.name.toLowerCase().endsWith('.kml')) return;
    state.isFound = true;
    file.ondata = (error, piece, isLast) => {
      // What is thrown here comes back as an error of the unpacker.
      if (error) throw error instanceof ImportError ? error : new ImportError('archive-broken');
      state.size += piece.length;
      if (state.size > MAX_UNPACKED_BYTES) throw new ImportError('archive-too-large');
      pieces.push(piece);
      state.isWhole = isLast;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && !state.isWhole; at += CHUNK_BYTES)
      unzip.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError('archive-broken');
  }
  if (!state.isFound) throw new ImportError('archive-without-map');
  if (!state.isWhole) throw new ImportError('archive-broken');
  return joined(pieces, state.size);
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
