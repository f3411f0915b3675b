import type { FastifyReply } from 'fastify';

/** Ends what is under way for a reply when whoever asked has gone, for example because they typed on. */
export function abortedWith({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
