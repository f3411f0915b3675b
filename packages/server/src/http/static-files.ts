import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** Served by routes of their own, or only as the compressed form of another file. */
const NOT_FILES = [
  'index.html',
  'app-shell.html',
  'robots.txt',
  'sitemap.xml',
  '**/*.{br,gz}',
  '.vite/**',
];

/**
 * The files of the build, one route each, so that no address reaches any other file. Their compressed
 * forms are written by tools/precompress.mjs.
 */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: NOT_FILES,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path.replace(/\.(br|gz)$/, '')));
    },
  });
}

/** Names in assets/ carry a hash of the content; the worker and the manifest are asked for again each time. */
function cacheControlOf(path: string): string {
  if (/[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+$/.test(path)) return FOREVER;
  return /\.(js|webmanifest|html|json)$/.test(path) ? 'no-cache' : A_DAY;
}
