import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the server begins to end. */
    readonly draining: AbortSignal;
  }
}

/** A connection that was not used for so long is idle. Closing it interrupts no request. */
const DRAIN_MS = 1000;
const LOOK_AGAIN_MS = 20;

const controllers = new WeakMap<AbortSignal, AbortController>();

/** While the server drains, it answers as usual, and every answer is the last one of its connection. */
export function registerDraining(app: FastifyInstance): void {
  const controller = new AbortController();
  controllers.set(controller.signal, controller);
  app.decorate('draining', controller.signal);
  app.addHook('preClose', async () => controller.abort());
  app.addHook('onSend', async (_request, reply, payload) => {
    if (app.draining.aborted) reply.header('connection', 'close');
    return payload;
  });
}

/**
 * Lets connections that are kept open end with an answer. A client whose next request is already on the way when its
 * connection is closed would see a reset.
 */
export async function drain(app: FastifyInstance): Promise<void> {
  controllers.get(app.draining)?.abort();
  const deadline = Date.now() + DRAIN_MS;
  while (Date.now() < deadline && (await hasConnections(app))) await setTimeout(LOOK_AGAIN_MS);
}

function hasConnections({ server }: FastifyInstance): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count > 0)));
  });
}
