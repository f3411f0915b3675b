import type { AddProtocolAction } from 'maplibre-gl';
import type { PMTiles } from 'pmtiles';
import { openTileArchive } from './tile-archive.ts';

const ADDRESS = /^pmtiles:\/\/(.+)\/(\d+)\/(\d+)\/(\d+)$/;

/** Archives by their address; their directories are read once. */
const archives = new Map<string, PMTiles>();

/** Reads a tile out of an archive on our server, or of what the device has of it. */
export const readTile: AddProtocolAction = async ({ url }, { signal }) => ({
  data: withSea(await readArchiveTile(url, signal)),
});

/** The same for a picture that is not drawn by the map library. */
export async function readArchiveTile(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const [, address = '', z, x, y] = ADDRESS.exec(url) ?? [];
  const tile = await archiveAt(address).getZxy(Number(z), Number(x), Number(y), signal);
  return tile?.data ?? new ArrayBuffer(0);
}

function archiveAt(address: string): PMTiles {
  const known = archives.get(address);
  if (known) return known;
  const archive = openTileArchive(address, { from: 'device-or-server' });
  archives.set(address, archive);
  return archive;
}

/**
 * A layer `sea` of a vector tile: one square that covers the tile and some of its surroundings. Layers of a tile follow each
 * other, so that it is put before them as it is.
 */
// prettier-ignore
const SEA = Uint8Array.of(
  0x1a, 30, 0x78, 2, 0x0a, 3, 0x73, 0x65, 0x61, // a layer of version 2 with the name „sea“
  0x12, 18, 0x18, 3, 0x22, 14, // a polygon
  9, 127, 127, 26, 0x80, 66, 0, 0, 0x80, 66, 0xff, 65, 0, 15, // from -64, -64 to 4160, 4160 and back
  0x28, 0x80, 32, // of 4096 units
);

/** Land lies on it; tiles that are missing in the archive are open sea. */
function withSea(tile: ArrayBuffer): ArrayBuffer {
  const whole = new Uint8Array(SEA.length + tile.byteLength);
  whole.set(SEA);
  whole.set(new Uint8Array(tile), SEA.length);
  return whole.buffer;
}
