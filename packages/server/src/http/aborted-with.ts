import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/** Ends the work for a reply when the caller has gone. That is no bug to log. */
export function abortedWith({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new AppError('canceled'));
  });
  return controller.signal;
}
