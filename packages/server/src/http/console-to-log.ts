import type { FastifyBaseLogger } from 'fastify';
import { withoutPersonalData } from './create-log.ts';

/**
 * Sends what libraries write to stderr by `console` to the log, which cuts personal data: Better Auth prints failed
 * queries with their parameters there. The returned function takes it back.
 */
export function sendConsoleToLog(log: Pick<FastifyBaseLogger, 'warn' | 'error'>): () => void {
  const { error, warn } = console;
  const write =
    (level: 'warn' | 'error') =>
    (...said: readonly unknown[]): void => {
      const err = said.find((one) => one instanceof Error);
      const words = said.filter((one) => typeof one === 'string').join(' ');
      log[level]({ ...(err && { err }) }, `console: ${withoutPersonalData(words)}`);
    };
  console.error = write('error');
  console.warn = write('warn');
  return () => {
    console.error = error;
    console.warn = warn;
  };
}

/** Node and libraries would print errors as they are, with the parameters of failed queries. An uncaught one ends the process. */
export function keepStderrClean(log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'fatal'>): void {
  sendConsoleToLog(log);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      log.fatal({ err: error }, 'ended by an uncaught error');
      process.exit(1);
    });
  }
}
