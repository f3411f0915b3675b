import { parentPort } from 'node:worker_threads';
import { serveTasks } from '../serve-tasks.ts';
import type { TaskContext } from '../task.ts';

const TASKS = {
  echo: async (input: unknown) => input,
  ask: async (name: string, { call }: TaskContext) => call(name, 1, 2),
  fail: async () => {
    throw new Error('broken');
  },
  crash: async () => process.exit(1),
  /** Takes more memory than a thread has. */
  hoard: async () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index + 0.5));
  },
  /** Never lets others have their turn. */
  spin: async () => {
    for (;;);
  },
  /** Until it is told to stop. */
  wait: ({ name }: { readonly name: string }, { signal, call }: TaskContext) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => {
        void call('stopped', name);
        reject(signal.reason);
      });
      void call('begun', name).then(() => resolve(name), reject);
    }),
};

export type TestTasks = typeof TASKS;

if (parentPort) serveTasks(parentPort, TASKS);
