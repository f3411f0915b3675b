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
