import { createFakeClock } from '../../session/session-fakes.ts';

function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A clock that goes on only when it is told to, and then only as fast as everything that is under way. */
export function createFakeTime() {
  const { clock, pending, advance } = createFakeClock();
  return {
    clock,
    async advance(ms: number): Promise<void> {
      const end = clock.now() + ms;
      await settle();
      for (;;) {
        const next = pending()[0];
        if (next === undefined || clock.now() + next > end) break;
        await advance(next);
        await settle();
      }
      await advance(end - clock.now());
    },
  };
}

export type FakeTime = ReturnType<typeof createFakeTime>;
