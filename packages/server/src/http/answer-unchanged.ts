import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Replies of routes that say so (`hasEtag` of their endpoint) carry a hash of their text. A caller that has the same text
 * already gets 304 instead. Register it before compression, so that the hash does not depend on the encoding.
 */
export function answerUnchanged(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    const hasEtag = 'hasEtag' in request.routeOptions.config;
    if (!hasEtag || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag);
    if (!request.headers['if-none-match']?.endsWith(etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}
