import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

export interface Limits {
  /** Requests of one address per minute, by what they ask for. */
  readonly apiPerMinute: number;
  /** Writing at /api/auth: passwords can be guessed and mails be sent there. */
  readonly authPerMinute: number;
  readonly pagesPerMinute: number;
  readonly bodyBytes: number;
  readonly headerBytes: number;
  /** Until the whole request has arrived. */
  readonly requestMilliseconds: number;
}

/** A household behind one address stays far below these; a guessing machine does not. */
export const DEFAULT_LIMITS: Limits = {
  apiPerMinute: 600,
  authPerMinute: 30,
  pagesPerMinute: 600,
  bodyBytes: 1024 * 1024,
  headerBytes: 16 * 1024,
  requestMilliseconds: 30_000,
};

export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    errorResponseBuilder: () => new AppError('too-many-requests'),
  });
}

/** Counts every request to the routes of this scope. */
export function limitRequests(scope: FastifyInstance, perMinute: number): void {
  scope.addHook('onRequest', scope.rateLimit({ max: perMinute, timeWindow: 60_000 }));
}

/** Counts the calls of one endpoint, beside those of its scope. */
export function limitEndpoint(
  app: FastifyInstance,
  perMinute: number,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({ max: perMinute, timeWindow: 60_000 });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new AppError('too-many-requests');
  };
}

/** Reading a session is cheap; everything that writes at the identity service is counted strictly. */
export function limitAuthRequests(scope: FastifyInstance, limits: Limits): void {
  const reading = scope.rateLimit({ max: limits.apiPerMinute, timeWindow: 60_000 });
  const writing = scope.rateLimit({ max: limits.authPerMinute, timeWindow: 60_000 });
  scope.addHook('onRequest', function limitAuth(request: FastifyRequest, reply: FastifyReply) {
    const limit = request.method === 'GET' || request.method === 'HEAD' ? reading : writing;
    return limit.call(this, request, reply);
  });
}
