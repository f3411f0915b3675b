import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from './choose-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Less fits into one packet anyway. */
const SMALLEST_BYTES = 1400;
// The quickest levels, on the spot: 30 KB shrink in an eighth of a millisecond, and a thread would take as long again to be
// handed them and to hand them back. A small window, because each reply under way has one.
const QUICK_BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 },
};
const QUICK_GZIP = { level: 1 };
/** Lines of long routes shrink by another third at a few milliseconds, on a thread. Such replies are rare. */
const LARGE_BYTES = 128 * 1024;
const LARGE_BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/**
 * Compresses the replies of routes that say so (`isCompressed` of their endpoint). Never all: the length of a compressed
 * reply tells how much a text that an attacker has written resembles a secret beside it.
 */
export function compressReplies(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (!('isCompressed' in request.routeOptions.config)) return payload;
    reply.header('vary', 'Accept-Encoding');
    if (reply.hasHeader('content-encoding')) return payload;
    if (!isWhole(payload) || payload.length < SMALLEST_BYTES) return payload;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? shrinkByBrotli(payload) : shrinkByGzip(payload);
  });
}

function shrinkByBrotli(payload: string | Buffer): Buffer | Promise<Buffer> {
  return payload.length < LARGE_BYTES
    ? brotliCompressSync(payload, QUICK_BROTLI)
    : brotli(payload, LARGE_BROTLI);
}

function shrinkByGzip(payload: string | Buffer): Buffer | Promise<Buffer> {
  return payload.length < LARGE_BYTES ? gzipSync(payload, QUICK_GZIP) : zip(payload, QUICK_GZIP);
}

function isWhole(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}
