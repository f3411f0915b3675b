import { Worker } from 'node:worker_threads';
import { AppError } from '../http/app-error.ts';
import type { FromThread, Ports, ToThread } from './task.ts';

/** Beyond it a thread ends, and the server goes on: large trips need a third of it. */
const MEMORY_MB = 512;

export interface ThreadJob {
  readonly number: number;
  readonly name: string;
  readonly input: unknown;
  readonly ports: Ports;
  readonly onDone: (value: unknown) => void;
  readonly onFailed: (error: unknown) => void;
}

/** One worker thread, which does one job at a time. */
export interface WorkThread {
  /** Resolves when it has loaded what its tasks need, which counts for no job. */
  readonly ready: Promise<void>;
  run(job: ThreadJob): void;
  /** Asks the running task to stop. */
  abort(): void;
  /** Ends the thread in the midst of whatever it does. */
  end(): Promise<void>;
}

/** Starts a thread; `onExit` is called when it ended by itself, for lack of memory for example. */
export function startWorkThread(file: string | URL, onExit: () => void): WorkThread {
  const worker = new Worker(file, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // An idle thread keeps no process alive.
  worker.unref();
  let job: ThreadJob | null = null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  const tell = (message: ToThread): void => worker.postMessage(message);

  function settle(number: number, finish: (done: ThreadJob) => void): void {
    if (job?.number !== number) return;
    const done = job;
    job = null;
    worker.unref();
    finish(done);
  }

  async function answerCall({ job: number, call, port, args }: FromThread & { kind: 'call' }) {
    try {
      const ask = job?.number === number ? job.ports[port] : undefined;
      if (!ask) throw new Error(`There is no port ${port}.`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the task was checked against the port's type
      tell({ kind: 'reply', call, value: await ask(...(args as never[])) });
    } catch (error) {
      tell({ kind: 'refusal', call, error });
    }
  }

  let becomeReady: () => void;
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });
  worker.on('message', (message: FromThread) => {
    if (message.kind === 'ready') becomeReady();
    else if (message.kind === 'call') void answerCall(message);
    else if (message.kind === 'done') settle(message.job, (done) => done.onDone(message.value));
    else settle(message.job, (done) => done.onFailed(message.error));
  });
  let failure: unknown = new Error('The thread has ended.');
  worker.on('error', (error) => {
    const isFull = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    failure = isFull ? new AppError('too-much-work') : error;
  });
  worker.on('exit', () => {
    // Nothing waits for a thread that is gone.
    becomeReady();
    const lost = job;
    job = null;
    onExit();
    lost?.onFailed(failure);
  });
  return {
    ready,
    run: (next) => {
      job = next;
      worker.ref();
      tell({ kind: 'run', job: next.number, name: next.name, input: next.input });
    },
    abort: () => {
      if (job) tell({ kind: 'abort', job: job.number });
    },
    end: async () => {
      await worker.terminate();
    },
  };
}
