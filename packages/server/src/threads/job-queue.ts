import { AppError } from '../http/app-error.ts';

export interface QueueLimits {
  readonly threads: number;
  /** Waiting work of all askers. */
  readonly mostWaiting: number;
  /** Waiting and running work of one asker. */
  readonly mostPerAsker: number;
}

/** What the queue has to know of a job. */
export interface Queued {
  readonly asker: string;
  /** Work of seconds: it never takes the last thread, so that short work goes on beside it. */
  readonly isLong: boolean;
}

const MOST_LONG_PER_ASKER = 2;
/** Each may hold a trip of megabytes. */
const MOST_LONG_WAITING = 24;

/** Refuses work before anything is kept for it. */
export function admit(
  job: Queued,
  waiting: readonly Queued[],
  running: readonly Queued[],
  limits: QueueLimits,
): void {
  const own = [...waiting, ...running].filter(({ asker }) => asker === job.asker);
  const longWaiting = waiting.filter(({ isLong }) => isLong).length;
  const isFull =
    (job.isLong && longWaiting >= MOST_LONG_WAITING) ||
    waiting.length >= limits.mostWaiting ||
    own.length >= limits.mostPerAsker ||
    (job.isLong && own.filter(({ isLong }) => isLong).length >= MOST_LONG_PER_ASKER);
  if (isFull) throw new AppError('too-busy');
}

/** The asker with the least running work is next; among equals the one that has waited longest. */
export function chooseNext<Job extends Queued>(
  waiting: readonly Job[],
  running: readonly Queued[],
  { threads }: QueueLimits,
): Job | undefined {
  const mayBeLong = running.filter(({ isLong }) => isLong).length < threads - 1;
  const load = ({ asker }: Queued): number =>
    running.filter((other) => other.asker === asker).length;
  return waiting
    .filter(({ isLong }) => mayBeLong || !isLong)
    .toSorted((one, other) => load(one) - load(other))[0];
}
