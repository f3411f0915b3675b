import { callbackify } from 'node:util';
import { RETENTION, secondsOf } from '@fahrtwind/domain';
import rateLimit, { type FastifyRateLimitStore, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { createRedisClient } from '../db/redis-client.ts';
import { AppError } from './app-error.ts';
import { type BodyBounds, LARGE_BODY_BYTES } from './body-usage.ts';
import type { JsonBounds } from './json-bounds.ts';
import { isLoopback, networkOf } from './network.ts';
import {
  createSharedCounts,
  tellByDatabase,
  type SharedCounts,
  type TellOthers,
} from './shared-counts.ts';
import { tellByRedis, tellEither } from './tell-by-redis.ts';

export interface Limits {
  /** Requests of one address per minute, by what they ask for. */
  readonly apiPerMinute: number;
  /** Writing at /api/auth: passwords can be guessed and mails be sent there. */
  readonly authPerMinute: number;
  readonly pagesPerMinute: number;
  /** Pages of one network that have to be rendered, because they are not kept. */
  readonly renderingsPerMinute: number;
  readonly bodyBytes: number;
  /** At /api/auth, where nothing is known of who sends a body. */
  readonly authBodyBytes: number;
  /** The memory and time of all bodies under way. */
  readonly bodies: BodyBounds;
  /** What JSON may hold beside its size: work grows with the number of values. */
  readonly bodyBounds: JsonBounds;
  /** Which part of the memory for kept pages this process has. */
  readonly keptPagesShare: number;
  readonly headerBytes: number;
  /** Until the headers of a request have arrived. */
  readonly headerMilliseconds: number;
  /** Until the whole request has arrived, at whatever pace. */
  readonly requestMilliseconds: number;
}

/** A household behind one address stays far below these; a guessing machine does not. */
export const DEFAULT_LIMITS: Limits = {
  apiPerMinute: 600,
  authPerMinute: 30,
  pagesPerMinute: 600,
  // Rendering takes up to 80 ms of the processor.
  renderingsPerMinute: 400,
  bodyBytes: 1024 * 1024,
  authBodyBytes: LARGE_BODY_BYTES,
  // One picture has 20 MB at most.
  bodies: {
    largePerNetwork: 4,
    networkBytes: 32 * 1024 * 1024,
    totalBytes: 64 * 1024 * 1024,
    milliseconds: 10_000,
  },
  // A route through 2,000 stops has 14,000 values.
  bodyBounds: { values: 20_000, fields: 1000, levels: 50 },
  keptPagesShare: 1,
  headerBytes: 16 * 1024,
  headerMilliseconds: 10_000,
  requestMilliseconds: 5 * 60_000,
};

/** One picture, and what others send beside it. */
const LEAST_BODY_BYTES = 24 * 1024 * 1024;

/** The limits of one of several processes: what bounds the memory of the machine is divided between them. */
export function limitsOfProcess(processes: number): Limits {
  const { bodies } = DEFAULT_LIMITS;
  const shareOf = (bytes: number): number => Math.max(bytes / processes, LEAST_BODY_BYTES);
  return {
    ...DEFAULT_LIMITS,
    bodies: {
      ...bodies,
      totalBytes: shareOf(bodies.totalBytes),
      networkBytes: shareOf(bodies.networkBytes),
    },
    keptPagesShare: 1 / processes,
  };
}

const WINDOW_MS = 60_000;
const CLEAN_UP_PAUSE_MS = secondsOf(RETENTION.requestCount) * 1000;
/** PostgreSQL answers after it, within the time that shared-counts.ts allows for both. */
const REDIS_LIMIT_MS = 200;

/** Counts by address, for all servers on one Redis or else one database together. */
export async function registerRateLimits(
  app: FastifyInstance,
  { pool }: Database,
  redisUrl: string | null,
): Promise<void> {
  const byDatabase = tellByDatabase(pool);
  const tell = redisUrl === null ? byDatabase : preferRedis(app, redisUrl, byDatabase);
  const counts = createSharedCounts(tell, (error) =>
    app.log.warn({ err: error }, 'requests are counted by this server alone'),
  );
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    errorResponseBuilder: () => new AppError('too-many-requests'),
    store: storeOf(counts),
  });
  const cleanUp = setInterval(() => {
    pool.query('delete from request_count where ends_at < now()').catch((error: unknown) => {
      app.log.warn({ err: error }, 'old counts of requests are not cleared away');
    });
  }, CLEAN_UP_PAUSE_MS).unref();
  app.addHook('onClose', async () => clearInterval(cleanUp));
}

function preferRedis(app: FastifyInstance, url: string, byDatabase: TellOthers): TellOthers {
  const redis = createRedisClient(url, REDIS_LIMIT_MS);
  app.addHook('onClose', async () => redis.close());
  return tellEither(tellByRedis(redis), byDatabase, {
    onOutage: (error) =>
      app.log.warn({ err: error }, 'Redis is out: requests are counted in PostgreSQL'),
    onReturn: () => app.log.info('Redis is back and counts requests'),
  });
}

/** Counts in the form of the plugin, which makes its stores by `new`; `groupId` names the limit. */
function storeOf(counts: SharedCounts) {
  const count = callbackify(counts.count);
  return class Store implements FastifyRateLimitStore {
    readonly #name: string;

    constructor(limit: object) {
      this.#name = 'groupId' in limit ? String(limit.groupId) : '';
    }

    incr(...[address, done, windowMs, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      count(`${this.#name} ${address}`, { max, windowMs }, done);
    }

    child(limit: object): FastifyRateLimitStore {
      return new Store(limit);
    }
  };
}

/** Counts every request to the routes of this scope. */
export function limitRequests(scope: FastifyInstance, name: string, perMinute: number): void {
  scope.addHook('onRequest', scope.rateLimit(limitOf(name, perMinute)));
}

/** Counts the calls of one endpoint, beside those of its scope. */
export function limitEndpoint(
  app: FastifyInstance,
  name: string,
  perMinute: number,
): (request: FastifyRequest) => Promise<void> {
  return countBy(app, limitOf(name, perMinute));
}

/** The same for what all addresses of a household or a rented server do together. */
export function limitNetwork(
  app: FastifyInstance,
  name: string,
  perMinute: number,
): (request: FastifyRequest) => Promise<void> {
  const limit = { ...limitOf(name, perMinute), keyGenerator: networkOfRequest };
  const count = countBy(app, limit);
  return async (request) => {
    if (!isLoopback(request.ip)) await count(request);
  };
}

function networkOfRequest({ ip }: FastifyRequest): string {
  return networkOf(ip);
}

function countBy(
  app: FastifyInstance,
  limit: RateLimitOptions,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit(limit);
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new AppError('too-many-requests');
  };
}

/** Reading a session is cheap; everything that writes at the identity service is counted strictly. */
export function limitAuthRequests(scope: FastifyInstance, limits: Limits): void {
  const reading = scope.rateLimit(limitOf('auth-read', limits.apiPerMinute));
  const writing = scope.rateLimit(limitOf('auth-write', limits.authPerMinute));
  scope.addHook('onRequest', function limitAuth(request: FastifyRequest, reply: FastifyReply) {
    const limit = request.method === 'GET' || request.method === 'HEAD' ? reading : writing;
    return limit.call(this, request, reply);
  });
}

function limitOf(name: string, perMinute: number): RateLimitOptions {
  return { groupId: name, max: perMinute, timeWindow: WINDOW_MS };
}
