import { ARCHIVE_PATH, type Basemap } from '@fahrtwind/geo';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { readRange } from './read-range.ts';

interface Named {
  readonly Params: { readonly file: string };
}

const FOREVER = 'public, max-age=31536000, immutable';

/** Gives archives out in pieces. Their names carry a hash of their content, so nothing is ever asked for twice. */
export function mountArchives(app: FastifyInstance, basemap: Basemap): void {
  app.route<Named>({
    method: ['GET', 'HEAD'],
    url: `${ARCHIVE_PATH}/:file`,
    schema: { hide: true },
    handler: (request, reply) => sendPiece(request, reply, basemap),
  });
}

async function sendPiece(
  request: FastifyRequest<Named>,
  reply: FastifyReply,
  basemap: Basemap,
): Promise<FastifyReply> {
  const id = /^([0-9a-f]{16})\.pmtiles$/.exec(request.params.file)?.[1];
  const archive = id === undefined ? null : await basemap.archive(id);
  if (!archive) throw new AppError('not-found');
  const { bytes } = archive;
  const etag = `"${archive.id}"`;
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', FOREVER)
    .header('etag', etag)
    .type('application/vnd.pmtiles');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = readRange(request.headers.range, bytes);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  }
  const { first, last } = range ?? { first: 0, last: bytes - 1 };
  reply.header('content-length', last - first + 1);
  if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await archive.read({ first, last }));
}
