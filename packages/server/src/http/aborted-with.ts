import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/** Ends what is under way for a reply when whoever asked has gone; that is nobody's fault and no bug to log. */
export function abortedWith({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new AppError('canceled'));
  });
  return controller.signal;
}
