import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import {
  createBodyUsage,
  LARGE_BODY_BYTES,
  type BodyBounds,
  type BodyShare,
  type BodyUsage,
} from './body-usage.ts';
import { networkOf } from './network.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly bodies: Pick<BodyUsage, 'bytes'>;
  }
}

type ReadBody = (request: FastifyRequest, payload: Readable) => Promise<Buffer>;

/** What is taken for a body at first; most are smaller. */
const FIRST_BYTES = 8 * 1024;
/** Slower than any phone with a usable connection: 32 kbit/s. */
const BYTES_PER_MS = 4;

const readers = new WeakMap<Pick<BodyUsage, 'bytes'>, ReadBody>();

/** Bounds the memory and the time of all bodies. No other way to read one is left: `parseBodies` is the only parser. */
export function registerBodies(app: FastifyInstance, bounds: BodyBounds): void {
  const usage = createBodyUsage(bounds);
  const shares = new WeakMap<FastifyRequest, BodyShare>();
  const readings = new Set<Reading>();
  app.removeAllContentTypeParsers();
  app.decorate('bodies', usage);
  readers.set(usage, (request, payload) => {
    const share = shares.get(request);
    if (!share) throw new Error('this request has no share of the memory for bodies');
    return readBody(request, payload, { share, readings });
  });
  app.addHook('preParsing', async (request, { raw }, payload) => {
    if (request.method === 'GET' || request.method === 'HEAD') return payload;
    const share = usage.open(networkOf(request.ip), isLargeBody(request));
    shares.set(request, share);
    // What was made of a body is held until its request is answered, or its client has gone.
    raw.once('close', () => share.close());
    return payload;
  });
  const endLateOnes = (): void => {
    const now = performance.now();
    for (const reading of readings) {
      if (isLate(reading, now, bounds)) reading.fail(new AppError('request-timeout'));
    }
  };
  const timer = setInterval(endLateOnes, Math.min(bounds.milliseconds / 2, 1000)).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Makes something of bodies of a type. They are as large as their route's `bodyLimit` at most. */
export function parseBodies(
  scope: FastifyInstance,
  type: string | RegExp,
  parse: (request: FastifyRequest, body: Buffer) => unknown,
): void {
  const read = readers.get(scope.bodies);
  if (!read) throw new Error('registerBodies comes first');
  scope.addContentTypeParser(type, async (request: FastifyRequest, payload: Readable) =>
    parse(request, await read(request, payload)),
  );
}

/** A body that does not say how long it is may be large. */
export function isLargeBody({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > LARGE_BODY_BYTES;
}

interface Reading {
  readonly startedAt: number;
  received: number;
  fail(error: AppError): void;
}

/** A slow phone may take minutes for a large trip, as long as its bytes keep coming. */
function isLate({ startedAt, received }: Reading, now: number, bounds: BodyBounds): boolean {
  return now - startedAt > bounds.milliseconds + received / BYTES_PER_MS;
}

interface Means {
  readonly share: BodyShare;
  readonly readings: Set<Reading>;
}

async function readBody(
  { routeOptions: { bodyLimit }, headers }: FastifyRequest,
  payload: Readable,
  { share, readings }: Means,
): Promise<Buffer> {
  const length = headers['content-length'];
  const end = length === undefined ? bodyLimit : Number(length);
  if (end > bodyLimit) throw new AppError('too-large');
  return await new Promise((resolve, reject) => {
    let bytes: Buffer = Buffer.alloc(0);
    const reading: Reading = {
      startedAt: performance.now(),
      received: 0,
      fail: (error) => {
        stop();
        reject(error);
      },
    };
    const onData = (chunk: Buffer): void => {
      try {
        bytes = withChunk(bytes, reading.received, { chunk, end, share });
        reading.received += chunk.length;
      } catch (error) {
        reading.fail(error instanceof AppError ? error : new AppError('bad-request'));
      }
    };
    const onEnd = (): void => {
      if (length !== undefined && reading.received !== end)
        return reading.fail(new AppError('bad-request'));
      stop();
      resolve(bytes.subarray(0, reading.received));
    };
    const onGone = (): void => reading.fail(new AppError('canceled'));
    const stop = (): void => {
      readings.delete(reading);
      payload.off('data', onData).off('end', onEnd).off('close', onGone);
    };
    readings.add(reading);
    // Without a listener, the hang-up of a client would be thrown; `close` follows it.
    payload.on('error', () => undefined);
    payload.on('data', onData).on('end', onEnd).on('close', onGone);
    if (payload.destroyed) onGone();
  });
}

interface Growth {
  readonly chunk: Buffer;
  readonly end: number;
  readonly share: BodyShare;
}

/**
 * Copies a chunk behind what was received. Kept as they come, chunks of single bytes would take hundreds of times the
 * memory of their content.
 */
function withChunk(bytes: Buffer, received: number, { chunk, end, share }: Growth): Buffer {
  const size = received + chunk.length;
  if (size > end) throw new AppError('too-large');
  let grown = bytes;
  if (size > bytes.length) {
    const capacity = Math.min(Math.max(size, 2 * bytes.length, FIRST_BYTES), end);
    share.take(capacity - bytes.length);
    grown = Buffer.allocUnsafeSlow(capacity);
    bytes.copy(grown, 0, 0, received);
  }
  chunk.copy(grown, received);
  return grown;
}
