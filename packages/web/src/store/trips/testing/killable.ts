import type { Clock } from '../../session/clock.ts';

/** Whether a tab has ended. */
export interface Life {
  isOver: boolean;
}

const NEVER = new Promise<never>(() => undefined);

/** What a killed tab has begun still happens, but its promises never settle. */
export function killable<T extends object>(life: Life, thing: T): T {
  return new Proxy(thing, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (life.isOver) return NEVER;
        const reply: unknown = Reflect.apply(value, target, args);
        if (!(reply instanceof Promise)) return reply;
        return reply.then(
          (result: unknown) => (life.isOver ? NEVER : result),
          (cause: unknown) => (life.isOver ? NEVER : Promise.reject(cause)),
        );
      };
    },
  });
}

export function killableClock(life: Life, clock: Clock): Clock {
  return {
    now: () => clock.now(),
    after: (ms, run) => clock.after(ms, () => void (life.isOver || run())),
  };
}
