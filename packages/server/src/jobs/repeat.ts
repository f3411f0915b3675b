import { createClockWatch } from './clock-watch.ts';
import type { Log } from './log.ts';

export interface RepeatedJob {
  /** Waits for a run under way; none follows. */
  close(): Promise<void>;
}

/** Runs a job now and then again and again, with a pause after each run; a failure is logged and tried again. */
export function repeat(
  name: string,
  pauseMs: number,
  run: () => Promise<void>,
  log: Log,
): RepeatedJob {
  let isClosed = false;
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  const work = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed');
    }
    if (!isClosed) schedule(pauseMs);
  };
  const schedule = (delayMs: number): void => {
    timer = setTimeout(() => {
      running = work();
    }, delayMs).unref();
  };
  schedule(0);
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** The same for what deletes things by their age: it waits while the clock cannot be trusted. */
export function repeatCleanUp(
  name: string,
  pauseMs: number,
  run: () => Promise<void>,
  log: Log,
): RepeatedJob {
  const clock = createClockWatch();
  const runIfTrusted = async (): Promise<void> => {
    if (clock.isTrusted()) return run();
    log.warn({ job: name }, 'the clock has jumped: nothing is cleaned up for a day');
  };
  return repeat(name, pauseMs, runIfTrusted, log);
}
