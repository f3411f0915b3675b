import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../../data/basemap');
export const WORLD_ADDRESS = '/api/map/tiles/0123456789abcdef.pmtiles';
export const ROADS_ADDRESS = '/api/map/tiles/fedcba9876543210.pmtiles';
/** The archives of the world and of its roads that ship with the product. */
const ARCHIVES = [
  { at: WORLD_ADDRESS, content: readFileSync(join(FOLDER, 'world.pmtiles')) },
  { at: ROADS_ADDRESS, content: readFileSync(join(FOLDER, 'roads.pmtiles')) },
];
export const ALL_BYTES = ARCHIVES.reduce((sum, { content }) => sum + content.length, 0);

const STYLE = {
  version: 8,
  sources: {
    world: { type: 'vector', tiles: [`pmtiles://${WORLD_ADDRESS}/{z}/{x}/{y}`], maxzoom: 7 },
    roads: {
      type: 'vector',
      tiles: [`pmtiles://${ROADS_ADDRESS}/{z}/{x}/{y}`],
      minzoom: 3,
      maxzoom: 8,
    },
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
  const archive = ARCHIVES.find(({ at }) => address.startsWith(at))?.content;
  if (!archive) return null;
  const headers = { 'content-length': String(archive.length) };
  if (init.method === 'HEAD') return new Response(null, { headers });
  const range = new Headers(init.headers).get('range');
  const [, first, last] = /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined) return new Response(archive, { headers });
  const piece = archive.subarray(Number(first), Number(last) + 1);
  return new Response(piece, {
    status: 206,
    headers: { 'content-length': String(piece.length) },
  });
}
