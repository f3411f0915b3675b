import { joinedRanges } from './joined-ranges.ts';
import { FetchSource, PMTiles, SharedPromiseCache, type RangeResponse, type Source } from 'pmtiles';
import { mapCache } from './map-cache.ts';

/** Whole archives on this device, by address; null for one that is not there. */
const wholes = new Map<string, Promise<Blob | null>>();

export interface ArchiveOptions {
  /** `only-device` fails for a piece that is not stored; by it is checked what is there without a network. */
  readonly from: 'device-or-server' | 'only-device';
  /** Called for every piece with its size; it is stored by then. */
  readonly onPiece?: (bytes: number) => void;
}

/** An archive whose pieces are kept on the device. Addresses contain a hash of the archive, so a piece never changes. */
export function openTileArchive(address: string, options: ArchiveOptions): PMTiles {
  // A cache of its own, so that reading it touches every piece that a fresh page needs.
  return new PMTiles(pieces(address, options), new SharedPromiseCache());
}

function pieces(address: string, { from, onPiece }: ArchiveOptions): Source {
  const fromServer = joinedRanges(new FetchSource(address));
  return {
    getKey: () => address,
    getBytes: async (offset, length, signal): Promise<RangeResponse> => {
      const whole = await wholeArchive(address);
      if (whole) return { data: await whole.slice(offset, offset + length).arrayBuffer() };
      const key = `${address}?bytes=${offset}-${offset + length - 1}`;
      const kept = await mapCache.read(key);
      if (kept) return counted(await kept.arrayBuffer(), onPiece);
      if (from === 'only-device') throw new Error(`not on this device: ${key}`);
      const data = await fromServer({ offset, length, signal });
      if (onPiece) await mapCache.store(key, new Response(data));
      else mapCache.write(key, new Response(data));
      return counted(data, onPiece);
    },
  };
}

function counted(data: ArrayBuffer, onPiece: ArchiveOptions['onPiece']): RangeResponse {
  onPiece?.(data.byteLength);
  return { data };
}

function wholeArchive(address: string): Promise<Blob | null> {
  const known = wholes.get(address);
  if (known) return known;
  const found = mapCache.read(address).then((kept) => kept?.blob() ?? null);
  wholes.set(address, found);
  return found;
}

/** Stores a whole archive and answers how many bytes of it are there when it is read back. */
export async function storeWholeArchive(address: string, file: Blob): Promise<number> {
  await mapCache.store(address, new Response(file));
  wholes.delete(address);
  return wholeBytes(address);
}

/** How many bytes of a whole archive this device has; 0 for none. */
export async function wholeBytes(address: string): Promise<number> {
  return (await wholeArchive(address))?.size ?? 0;
}
