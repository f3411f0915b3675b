import type { AddProtocolAction } from 'maplibre-gl';
import { FetchSource, PMTiles, type RangeResponse, type Source } from 'pmtiles';
import { keptMap } from '../kept-map.ts';

const ADDRESS = /^pmtiles:\/\/(.+)\/(\d+)\/(\d+)\/(\d+)$/;

/** Archives by their address; their directories are read once. */
const archives = new Map<string, PMTiles>();

/** Reads a tile out of an archive on our server. */
export const readTile: AddProtocolAction = async ({ url }, { signal }) => {
  const [, address = '', z, x, y] = ADDRESS.exec(url) ?? [];
  const tile = await archiveAt(address).getZxy(Number(z), Number(x), Number(y), signal);
  // What is not in the archive is open sea.
  return { data: tile?.data ?? new ArrayBuffer(0) };
};

function archiveAt(address: string): PMTiles {
  const known = archives.get(address);
  if (known) return known;
  const archive = new PMTiles(keepPieces(new FetchSource(address)));
  archives.set(address, archive);
  return archive;
}

/** Addresses carry a hash of the archive's content: a piece that was read once never changes. */
function keepPieces(source: FetchSource): Source {
  return {
    getKey: () => source.getKey(),
    getBytes: async (offset, length, signal): Promise<RangeResponse> => {
      const key = `${source.getKey()}?bytes=${offset}-${offset + length - 1}`;
      const kept = await keptMap.read(key);
      if (kept) return { data: await kept.arrayBuffer() };
      const piece = await source.getBytes(offset, length, signal);
      keptMap.write(key, new Response(piece.data));
      return { data: piece.data };
    },
  };
}
