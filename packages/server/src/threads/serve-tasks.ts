import type { MessagePort } from 'node:worker_threads';
import type { FromThread, TaskTable, ToThread } from './task.ts';

interface Call {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Runs tasks inside a worker thread, one after the other, as the pool sends them. */
export function serveTasks(port: MessagePort, tasks: TaskTable): void {
  const calls = new Map<number, Call>();
  let callCount = 0;
  let running: { readonly job: number; readonly controller: AbortController } | null = null;

  const tell = (message: FromThread): void => port.postMessage(message);

  async function run(job: number, name: string, input: unknown): Promise<void> {
    const controller = new AbortController();
    running = { job, controller };
    const call = <T>(portName: string, ...args: readonly unknown[]): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        callCount += 1;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the port's name stands for its type
        calls.set(callCount, { resolve: (value) => resolve(value as T), reject });
        tell({ kind: 'call', job, call: callCount, port: portName, args });
      });
    try {
      const task = tasks[name];
      if (!task) throw new Error(`There is no task ${name}.`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller was checked against the task's type
      const value = await task(input as never, { signal: controller.signal, call });
      tell({ kind: 'done', job, value });
    } catch (error) {
      tell({ kind: 'failed', job, error });
    }
  }

  function answer(number: number, settle: (call: Call) => void): void {
    const call = calls.get(number);
    calls.delete(number);
    if (call) settle(call);
  }

  tell({ kind: 'ready' });
  port.on('message', (message: ToThread) => {
    if (message.kind === 'run') void run(message.job, message.name, message.input);
    else if (message.kind === 'reply') answer(message.call, (call) => call.resolve(message.value));
    else if (message.kind === 'refusal') answer(message.call, (call) => call.reject(message.error));
    else if (running?.job === message.job)
      running.controller.abort(new DOMException('No caller waits any more.', 'AbortError'));
  });
}
