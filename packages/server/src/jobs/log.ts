import type { FastifyBaseLogger } from 'fastify';

/** The part of the server's log that background work uses. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
