import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { AppError } from './app-error.ts';

const DATABASE_MILLISECONDS = 2000;

/**
 * /healthz: the process lives. /readyz: it can serve, which a balancer asks before it sends anybody.
 * From the first moment of closing, new requests on open connections are sent away.
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
  // A connection kept open after its last reply would hold up the end.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isClosing) reply.header('connection', 'close');
    return payload;
  });
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
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
