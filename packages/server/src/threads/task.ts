/** What a task gets beside its input. */
export interface TaskContext {
  /** Aborted when no caller waits for the result any more. */
  readonly signal: AbortSignal;
  /** Asks a port of the main thread, such as the database or a routing service, and gets what that port answers. */
  readonly call: <T>(port: string, ...args: readonly unknown[]) => Promise<T>;
}

/**
 * Work for a thread of its own. Input and output cross between threads, so they hold plain data only: no functions,
 * no classes.
 */
export type Task = (input: never, context: TaskContext) => Promise<unknown>;

export type TaskTable = Readonly<Record<string, Task>>;

/** Functions of the main thread that a task may call, by name. */
export type Ports = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/** From the main thread to a worker thread. */
export type ToThread =
  | { readonly kind: 'run'; readonly job: number; readonly name: string; readonly input: unknown }
  | { readonly kind: 'abort'; readonly job: number }
  | { readonly kind: 'reply'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly call: number; readonly error: unknown };

/** From a worker thread to the main thread. */
export type FromThread =
  /** It has loaded what its tasks need. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly job: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly job: number; readonly error: unknown }
  | {
      readonly kind: 'call';
      readonly job: number;
      readonly call: number;
      readonly port: string;
      readonly args: readonly unknown[];
    };
