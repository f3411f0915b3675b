import { expect, it } from 'vitest';
import { createClockWatch } from './clock-watch.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A watch with a clock that can be turned. */
function start() {
  let [wall, steady] = [Date.parse('2026-05-01'), 0];
  const watch = createClockWatch({ wallMs: () => wall, steadyMs: () => steady });
  return {
    isTrusted: watch.isTrusted,
    pass: (ms: number) => {
      wall += ms;
      steady += ms;
    },
    turn: (ms: number) => {
      wall += ms;
    },
  };
}

it('trusts a clock that goes, also one that is corrected by minutes', () => {
  const { isTrusted, pass, turn } = start();
  for (const ms of [HOUR_MS, 40 * DAY_MS]) {
    pass(ms);
    turn(-10 * 60 * 1000);
    expect(isTrusted()).toBe(true);
  }
});

it.each([32 * DAY_MS, -32 * DAY_MS])('does not trust one that jumped by %s ms for a day', (ms) => {
  const { isTrusted, pass, turn } = start();
  pass(HOUR_MS);
  turn(ms);
  expect(isTrusted()).toBe(false);
  pass(DAY_MS - HOUR_MS);
  expect(isTrusted()).toBe(false);
  pass(2 * HOUR_MS);
  expect(isTrusted()).toBe(true);
});

it('begins the day anew when the clock is set right', () => {
  const { isTrusted, pass, turn } = start();
  turn(32 * DAY_MS);
  expect(isTrusted()).toBe(false);
  pass(20 * HOUR_MS);
  turn(-32 * DAY_MS);
  expect(isTrusted()).toBe(false);
  pass(20 * HOUR_MS);
  expect(isTrusted()).toBe(false);
  pass(5 * HOUR_MS);
  expect(isTrusted()).toBe(true);
});
