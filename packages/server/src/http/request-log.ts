import type { FastifyInstance } from 'fastify';

const ASKED_ALL_THE_TIME: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** One line per request: its id, the route's pattern and the outcome; nothing that tells who asked for what. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'none', config } = request.routeOptions;
    const isNoise = 'file' in config || ASKED_ALL_THE_TIME.has(url);
    request.log[isNoise ? 'debug' : 'info'](
      {
        method: request.method,
        route: url,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
