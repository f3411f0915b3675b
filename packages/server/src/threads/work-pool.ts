import { availableParallelism } from 'node:os';
import { AppError } from '../http/app-error.ts';
import { admit, chooseNext, type Queued, type QueueLimits } from './job-queue.ts';
import type { Ports, TaskTable } from './task.ts';
import { startWorkThread, type WorkThread } from './work-thread.ts';

export interface WorkOptions {
  /** The caller: a person, or a network where there is no session. Each gets a turn before others get a second one. */
  readonly asker: string;
  /** Longer work is stopped and refused with `too-much-work`. */
  readonly budgetMs: number;
  readonly isLong?: boolean;
  readonly ports?: Ports;
  readonly signal?: AbortSignal | undefined;
  /** Equal questions at the same time are answered by one run. */
  readonly shareKey?: string;
}

/** The tasks of one feature, run on threads of the pool. */
export type RunTask<Tasks> = <Name extends keyof Tasks & string>(
  name: Name,
  input: InputOf<Tasks[Name]>,
  options: WorkOptions,
) => Promise<OutputOf<Tasks[Name]>>;

type InputOf<T> = T extends (input: infer Input, ...rest: never[]) => unknown ? Input : never;
type OutputOf<T> = T extends (...args: never[]) => Promise<infer Output> ? Output : never;

export interface WorkPool {
  /** Typed for the tasks of a feature; src/worker.ts registers them by the same names. */
  of<Tasks extends TaskTable>(): RunTask<Tasks>;
  /** Starts the first thread, which stays: what is asked first should not wait for its tables. */
  warm(): Promise<void>;
  /** For the metrics. */
  counts(): { readonly waiting: number; readonly running: number; readonly threads: number };
  close(): Promise<void>;
}

export interface PoolOptions extends Partial<QueueLimits> {
  /** The built src/worker.ts. */
  readonly file: string | URL;
}

const LIMITS: QueueLimits = {
  // One for long work, one for short work; more where there are cores for them.
  threads: Math.max(2, Math.min(8, availableParallelism() - 1)),
  mostWaiting: 200,
  // A planner asks for a few routes at once, not for dozens.
  mostPerAsker: 12,
};
/** A task that does not stop by itself within this time is stopped with its thread. */
const STOP_WITHIN_MS = 250;
/** The tables of further threads take memory that a quiet server can do without. */
const IDLE_MS = 60_000;

interface Waiter {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Job extends Queued {
  readonly number: number;
  readonly name: string;
  readonly input: unknown;
  readonly options: WorkOptions;
  readonly waiters: Set<Waiter>;
  slot: Slot | null;
  budget: NodeJS.Timeout | null;
}

interface Slot {
  readonly thread: WorkThread;
  job: Job | null;
  idle: NodeJS.Timeout | null;
}

interface PoolState {
  readonly options: PoolOptions & QueueLimits;
  readonly slots: Set<Slot>;
  readonly waiting: Job[];
  readonly shared: Map<string, Job>;
  count: number;
  isClosed: boolean;
}

/**
 * Threads for work that would keep the event loop from answering others. Waiting work is bounded in all and by asker,
 * running work by its budget; both end when no caller is left.
 */
export function createWorkPool(given: PoolOptions): WorkPool {
  const pool: PoolState = {
    options: { ...LIMITS, ...given },
    slots: new Set(),
    waiting: [],
    shared: new Map(),
    count: 0,
    isClosed: false,
  };
  return {
    of: <Tasks extends TaskTable>() =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a name stands for is known to Tasks alone
      ((name: string, input: unknown, options: WorkOptions) =>
        run(pool, { name, input, options })) as RunTask<Tasks>,
    warm: async () => {
      const [first = openSlot(pool)] = pool.slots;
      await first.thread.ready;
    },
    counts: () => ({
      waiting: pool.waiting.length,
      running: runningJobs(pool).length,
      threads: pool.slots.size,
    }),
    close: async () => {
      pool.isClosed = true;
      for (const job of [...pool.waiting, ...runningJobs(pool)])
        stop(pool, job, new AppError('unavailable'));
      await Promise.all([...pool.slots].map(({ thread }) => thread.end()));
    },
  };
}

async function run(
  pool: PoolState,
  { name, input, options }: Pick<Job, 'name' | 'input' | 'options'>,
): Promise<unknown> {
  const { signal, shareKey, asker, isLong = false } = options;
  signal?.throwIfAborted();
  const equal = shareKey === undefined ? undefined : pool.shared.get(shareKey);
  if (equal) return wait(pool, equal, signal);
  if (pool.isClosed) throw new AppError('unavailable');
  admit({ asker, isLong }, pool.waiting, runningJobs(pool), pool.options);
  pool.count += 1;
  const job: Job = {
    number: pool.count,
    name,
    input,
    options,
    asker,
    isLong,
    waiters: new Set(),
    slot: null,
    budget: null,
  };
  if (shareKey !== undefined) pool.shared.set(shareKey, job);
  const result = wait(pool, job, signal);
  pool.waiting.push(job);
  dispatch(pool);
  return result;
}

function wait(pool: PoolState, job: Job, signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      job.waiters.delete(waiter);
      reject(signal?.reason);
      if (job.waiters.size === 0) stop(pool, job, signal?.reason);
    };
    const settled = (): void => signal?.removeEventListener('abort', leave);
    const waiter: Waiter = {
      resolve: (value) => {
        settled();
        resolve(value);
      },
      reject: (error) => {
        settled();
        reject(error);
      },
    };
    job.waiters.add(waiter);
    signal?.addEventListener('abort', leave, { once: true });
  });
}

function runningJobs({ slots }: PoolState): readonly Job[] {
  return [...slots].flatMap(({ job }) => job ?? []);
}

function dispatch(pool: PoolState): void {
  for (;;) {
    const idle = [...pool.slots].find(({ job }) => job === null);
    if (!idle && pool.slots.size >= pool.options.threads) return;
    const job = chooseNext(pool.waiting, runningJobs(pool), pool.options);
    if (!job) return;
    pool.waiting.splice(pool.waiting.indexOf(job), 1);
    begin(pool, idle ?? openSlot(pool), job);
  }
}

function openSlot({ options: { file }, slots }: PoolState): Slot {
  const thread = startWorkThread(file, () => slots.delete(slot));
  const slot: Slot = { thread, job: null, idle: null };
  slots.add(slot);
  return slot;
}

function begin(pool: PoolState, slot: Slot, job: Job): void {
  if (slot.idle) clearTimeout(slot.idle);
  slot.job = job;
  job.slot = slot;
  const { number, name, input, options } = job;
  void limitTime(pool, slot, job);
  slot.thread.run({
    number,
    name,
    input,
    ports: options.ports ?? {},
    onDone: (value) => finish(pool, job, (waiter) => waiter.resolve(value)),
    onFailed: (error) => finish(pool, job, (waiter) => waiter.reject(error)),
  });
}

/** What a new thread loads is not counted. */
async function limitTime(pool: PoolState, slot: Slot, job: Job): Promise<void> {
  await slot.thread.ready;
  if (slot.job !== job) return;
  const refusal = new AppError('too-much-work');
  job.budget = setTimeout(() => stop(pool, job, refusal), job.options.budgetMs);
}

function finish(pool: PoolState, job: Job, settle: (waiter: Waiter) => void): void {
  forget(pool, job);
  const { slot } = job;
  if (slot) {
    slot.job = null;
    slot.idle = setTimeout(() => {
      if (pool.slots.size > 1) drop(pool, slot);
    }, IDLE_MS).unref();
  }
  for (const waiter of job.waiters) settle(waiter);
  dispatch(pool);
}

/** Answers at once. The thread is asked to stop, and ended if it does not. */
function stop(pool: PoolState, job: Job, reason: unknown): void {
  forget(pool, job);
  for (const waiter of job.waiters) waiter.reject(reason);
  job.waiters.clear();
  const { slot } = job;
  if (!slot) return;
  slot.thread.abort();
  setTimeout(() => {
    if (slot.job !== job) return;
    drop(pool, slot);
    dispatch(pool);
  }, STOP_WITHIN_MS).unref();
}

function forget({ waiting, shared }: PoolState, job: Job): void {
  if (job.budget) clearTimeout(job.budget);
  const place = waiting.indexOf(job);
  if (place >= 0) waiting.splice(place, 1);
  const { shareKey } = job.options;
  if (shareKey !== undefined && shared.get(shareKey) === job) shared.delete(shareKey);
}

function drop({ slots }: PoolState, slot: Slot): void {
  slots.delete(slot);
  slot.job = null;
  void slot.thread.end();
}
