import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The archive of the world that ships with the product. */
const WORLD = readFileSync(join(import.meta.dirname, '../../../../../data/basemap/world.pmtiles'));
export const WORLD_BYTES = WORLD.length;
export const WORLD_ADDRESS = '/api/map/tiles/0123456789abcdef.pmtiles';

const STYLE = {
  version: 8,
  sources: {
    world: { type: 'vector', tiles: [`pmtiles://${WORLD_ADDRESS}/{z}/{x}/{y}`], maxzoom: 7 },
  },
  layers: [],
  metadata: {
    'fahrtwind:source': 'bundled',
    'fahrtwind:attribution': [],
    'fahrtwind:isFallback': false,
  },
};

/** The part of the server that a map needs, as a `fetch`; null goes on to other answers. */
export function answerMap(address: string, init: RequestInit = {}): Response | null {
  if (address.startsWith('/api/map/style.json')) return Response.json(STYLE);
  if (!address.startsWith(WORLD_ADDRESS)) return null;
  const headers = { 'content-length': String(WORLD.length) };
  if (init.method === 'HEAD') return new Response(null, { headers });
  const range = new Headers(init.headers).get('range');
  const [, first, last] = /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined) return new Response(WORLD, { headers });
  const piece = WORLD.subarray(Number(first), Number(last) + 1);
  return new Response(piece, {
    status: 206,
    headers: { 'content-length': String(piece.length) },
  });
}
