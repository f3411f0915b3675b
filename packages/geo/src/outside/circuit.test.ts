import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { asked, CLOSED, failed, mayAsk } from './circuit.ts';
import { Outage } from './outage.ts';

const settings = { failures: 3, pauseMs: 1000 };
const outage = new Outage('test', 'status');
const no = (): Promise<never> => Promise.reject(outage);
const bug = (): Promise<never> => Promise.reject(new TypeError('bug'));
const yes = async (): Promise<string> => 'yes';

function breakerAt() {
  const clock = { now: 0 };
  const breaker = createCircuitBreaker('test', settings, () => clock.now);
  const ask = async (task: () => Promise<string>): Promise<string> =>
    breaker.run(task).catch((error: unknown) => (error instanceof Outage ? error.reason : 'other'));
  return { clock, ask };
}

describe('a circuit', () => {
  it('opens at the third failure in a row, for as long as said', () => {
    const twice = failed(failed(CLOSED, 0, settings), 0, settings);
    expect(mayAsk(twice, 0)).toBe(true);
    const open = failed(twice, 5, settings);
    expect([5, 1004, 1005].map((now) => mayAsk(open, now))).toEqual([false, false, true]);
  });

  it('lets one probe through after the pause', () => {
    const open = { failures: 3, pausedUntil: 1000, isProbed: false };
    expect(mayAsk(asked(open), 2000)).toBe(false);
  });

  it('never asks more than three times in any pause, whatever happens', async () => {
    const steps = fc.array(
      fc.record({ waitMs: fc.integer({ min: 0, max: 700 }), fails: fc.boolean() }),
      { maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { clock, ask } = breakerAt();
        let failures: number[] = [];
        for (const { waitMs, fails } of all) {
          clock.now += waitMs;
          const answer = await ask(fails ? no : yes);
          if (answer === 'yes') failures = [];
          if (answer === 'status') failures.push(clock.now);
          const recent = failures.filter((time) => clock.now - time < settings.pauseMs);
          expect(recent.length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});

describe('a circuit breaker', () => {
  it('pauses, probes once, and closes again when the probe succeeds', async () => {
    const { clock, ask } = breakerAt();
    expect([await ask(no), await ask(no), await ask(no), await ask(yes)]).toEqual([
      'status',
      'status',
      'status',
      'paused',
    ]);
    clock.now = 1000;
    expect(await Promise.all([ask(yes), ask(yes)])).toEqual(['yes', 'paused']);
    expect(await ask(no)).toBe('status');
    expect(await ask(yes)).toBe('yes');
  });

  it('pauses again when the probe fails', async () => {
    const { clock, ask } = breakerAt();
    for (let time = 0; time < 3; time += 1) await ask(no);
    clock.now = 1000;
    expect(await ask(no)).toBe('status');
    clock.now = 1999;
    expect(await ask(yes)).toBe('paused');
    clock.now = 2000;
    expect(await ask(yes)).toBe('yes');
  });

  it('counts bugs and people who leave for nothing, also while probing', async () => {
    const { clock, ask } = breakerAt();
    for (let time = 0; time < 9; time += 1) expect(await ask(bug)).toBe('other');
    for (let time = 0; time < 3; time += 1) await ask(no);
    clock.now = 1000;
    expect(await ask(bug)).toBe('other');
    expect(await ask(yes)).toBe('yes');
  });
});
