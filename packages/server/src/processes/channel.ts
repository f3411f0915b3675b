import { AppError } from '../http/app-error.ts';

/** What two processes send each other. Inputs and answers hold plain data only: no functions, no classes. */
export type Message =
  | {
      readonly kind: 'ask';
      readonly number: number;
      readonly name: string;
      readonly input: unknown;
    }
  /** The asker does not wait any more. */
  | { readonly kind: 'stop'; readonly number: number }
  | { readonly kind: 'answer'; readonly number: number; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly number: number; readonly error: Refusal };

/** An error loses its class and its code on the way. */
type Refusal = Pick<AppError, 'code' | 'field'> | Pick<Error, 'name' | 'message' | 'stack'>;

type Answer = (input: never, signal: AbortSignal) => unknown;

/** Two processes that ask each other. */
export interface Channel {
  readonly ask: <T>(name: string, input?: unknown, signal?: AbortSignal) => Promise<T>;
  /** Says how questions of this name are answered; the signal is aborted when the asker has gone. */
  readonly serve: (name: string, answer: Answer) => void;
  readonly hear: (message: Message) => void;
  /** The other process has gone: nothing is answered any more. */
  readonly close: () => void;
}

type Send = (message: Message) => void;

export function createChannel(send: Send): Channel {
  const [questions, answers] = [createQuestions(send), createAnswers(send)];
  let isClosed = false;
  return {
    ask: async (name, input, signal) => {
      if (isClosed) throw new AppError('unavailable');
      return await questions.ask(name, input, signal);
    },
    serve: answers.serve,
    hear: (message) => {
      if (message.kind === 'ask') void answers.answer(message);
      else if (message.kind === 'stop') answers.stop(message.number);
      else questions.settle(message);
    },
    close: () => {
      isClosed = true;
      answers.close();
      questions.close();
    },
  };
}

/** What this process has asked. */
function createQuestions(send: Send) {
  interface Waiting {
    readonly resolve: (value: unknown) => void;
    readonly reject: (error: unknown) => void;
  }
  const waiting = new Map<number, Waiting>();
  let count = 0;
  return {
    ask: async <T>(name: string, input: unknown, signal?: AbortSignal): Promise<T> => {
      signal?.throwIfAborted();
      count += 1;
      const number = count;
      const leave = (): void => {
        send({ kind: 'stop', number });
        waiting.get(number)?.reject(signal?.reason);
      };
      try {
        return await new Promise<T>((resolve, reject) => {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both ends are ours: the name stands for the type
          waiting.set(number, { resolve: (value) => resolve(value as T), reject });
          signal?.addEventListener('abort', leave, { once: true });
          send({ kind: 'ask', number, name, input });
        });
      } finally {
        waiting.delete(number);
        signal?.removeEventListener('abort', leave);
      }
    },
    settle: (message: Message & { kind: 'answer' | 'refusal' }): void => {
      const one = waiting.get(message.number);
      if (message.kind === 'answer') one?.resolve(message.value);
      else one?.reject(errorOf(message.error));
    },
    close: (): void => {
      for (const { reject } of waiting.values()) reject(new AppError('unavailable'));
    },
  };
}

/** What the other process has asked. */
function createAnswers(send: Send) {
  const finders = new Map<string, Answer>();
  const underWay = new Map<number, AbortController>();
  return {
    serve: (name: string, find: Answer): void => void finders.set(name, find),
    answer: async ({ number, name, input }: Message & { kind: 'ask' }): Promise<void> => {
      const controller = new AbortController();
      underWay.set(number, controller);
      try {
        const find = finders.get(name);
        if (!find) throw new Error(`There is no answer to ${name}.`);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both ends are ours: the name stands for the type
        const value = await find(input as never, controller.signal);
        send({ kind: 'answer', number, value });
      } catch (error) {
        send({ kind: 'refusal', number, error: refusalOf(error) });
      } finally {
        underWay.delete(number);
      }
    },
    stop: (number: number): void => underWay.get(number)?.abort(new AppError('canceled')),
    close: (): void => {
      for (const controller of underWay.values()) controller.abort(new AppError('canceled'));
    },
  };
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof AppError) return { code: error.code, field: error.field };
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  return { name, message, ...(stack !== undefined && { stack }) };
}

function errorOf(refusal: Refusal): Error {
  if ('code' in refusal) return new AppError(refusal.code, refusal.field);
  return Object.assign(new Error(refusal.message), refusal);
}
