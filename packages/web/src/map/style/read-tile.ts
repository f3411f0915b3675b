import type { AddProtocolAction } from 'maplibre-gl';
import type { PMTiles } from 'pmtiles';
import { openTileArchive } from './tile-archive.ts';

const ADDRESS = /^pmtiles:\/\/(.+)\/(\d+)\/(\d+)\/(\d+)$/;

/** Archives by their address; their directories are read once. */
const archives = new Map<string, PMTiles>();

/** Reads a tile out of an archive on our server, or of what the device has of it. */
export const readTile: AddProtocolAction = async ({ url }, { signal }) => ({
  data: await readArchiveTile(url, signal),
});

/** The same for a picture that is not drawn by the map library. */
export async function readArchiveTile(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const [, address = '', z, x, y] = ADDRESS.exec(url) ?? [];
  const tile = await archiveAt(address).getZxy(Number(z), Number(x), Number(y), signal);
  // Tiles missing from the archive are open sea.
  return tile?.data ?? new ArrayBuffer(0);
}

function archiveAt(address: string): PMTiles {
  const known = archives.get(address);
  if (known) return known;
  const archive = openTileArchive(address, { from: 'device-or-server' });
  archives.set(address, archive);
  return archive;
}
