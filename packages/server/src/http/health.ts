import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { AppError } from './app-error.ts';

const DATABASE_MILLISECONDS = 2000;

/**
 * /healthz: the process lives. /readyz: it can serve, which a balancer asks before it sends requests.
 * A server that drains says that it cannot, and one that closes sends new requests on open connections away.
 */
export function registerHealth(app: FastifyInstance, database: Database): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return;
    reply.header('retry-after', '5');
    throw new AppError('unavailable');
  });
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.draining.aborted) throw new AppError('unavailable');
    if (await answers(database, (error) => request.log.warn({ err: error }, 'not ready'))) {
      return { status: 'ok' };
    }
    throw new AppError('unavailable');
  });
}

async function answers(database: Database, report: (error: unknown) => void): Promise<boolean> {
  const abort = new AbortController();
  try {
    await Promise.race([
      database.pool.query('select 1'),
      setTimeout(DATABASE_MILLISECONDS, null, { signal: abort.signal }).then(() => {
        throw new Error('The database does not answer.');
      }),
    ]);
    return true;
  } catch (error) {
    report(error);
    return false;
  } finally {
    abort.abort();
  }
}
