import type { SessionState } from '@fahrtwind/contract';
import { describe, expect, it } from 'vitest';
import { createSessionRefresher, refreshDelay, retryDelay } from './session-refresher.ts';
import { createFakeClock, registered, START_TIME, visitor } from './session-fakes.ts';
import { isExpired } from './session-state.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function endingIn(ms: number, now = START_TIME) {
  return registered('mara', { expiresAt: new Date(now + ms).toISOString() });
}

function refresherFor(start: SessionState) {
  const { clock, advance, pending } = createFakeClock();
  const at: number[] = [];
  const state = { session: start, answer: 'extended' as 'extended' | 'same' | 'failed' };
  const refresher = createSessionRefresher({
    clock,
    session: () => state.session,
    refresh: () => {
      at.push((clock.now() - START_TIME) / 1000);
      if (state.answer === 'failed') return Promise.reject(new Error('no network'));
      if (state.answer === 'extended') state.session = endingIn(60 * MINUTE, clock.now());
      return Promise.resolve();
    },
  });
  return { refresher, advance, pending, at, state };
}

describe('timing', () => {
  it.each([
    ['an hour left', 60 * MINUTE, 55 * MINUTE],
    ['six minutes left', 6 * MINUTE, MINUTE],
    ['five minutes left', 5 * MINUTE, 0],
    ['already over', -MINUTE, 0],
  ])('refreshes five minutes ahead: %s [CN-8]', (_, left, delay) => {
    expect(refreshDelay(new Date(START_TIME + left).toISOString(), START_TIME)).toBe(delay);
  });

  it('backs off from 30 s, doubling to 960 s [CN-8]', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 40].map((failures) => retryDelay(failures) / 1000)).toEqual([
      30, 60, 120, 240, 480, 960, 960, 960,
    ]);
  });

  it.each([
    [31_000, false],
    [30_000, false],
    [29_999, true],
    [-1, true],
  ])('with %i ms left, counted as expired: %s [CN-8]', (left, expired) => {
    expect(isExpired(endingIn(left), START_TIME)).toBe(expired);
  });
});

describe('refresher', () => {
  it('keeps a session alive for hours [AU-4]', async () => {
    const { refresher, advance, at } = refresherFor(endingIn(60 * MINUTE));
    refresher.check();
    await advance(180 * MINUTE);
    expect(at).toEqual([3300, 6600, 9900]);
  });

  it('tries again 30 s, 60 s, 120 s … after failures and starts over after a success [CN-8]', async () => {
    const { refresher, advance, at, state } = refresherFor(endingIn(5 * MINUTE));
    state.answer = 'failed';
    refresher.check();
    await advance(0);
    await advance(210_000);
    expect(at).toEqual([0, 30, 90, 210]);
    state.answer = 'extended';
    await advance(240_000);
    expect(at).toEqual([0, 30, 90, 210, 450]);
    state.answer = 'failed';
    await advance(55 * MINUTE + 30_000);
    expect(at.slice(5)).toEqual([3750, 3780]);
  });

  it('does not hammer a server whose answer extends nothing', async () => {
    const { refresher, advance, at, state } = refresherFor(endingIn(4 * MINUTE));
    state.answer = 'same';
    refresher.check();
    await advance(90_000);
    expect(at).toEqual([0, 30, 90]);
  });

  it('waits for a session of 40 days without the timer overflowing', async () => {
    const { refresher, advance, at, pending } = refresherFor(endingIn(40 * DAY));
    refresher.check();
    expect(pending()).toEqual([2 ** 31 - 1]);
    await advance(39 * DAY);
    expect(at).toEqual([]);
    await advance(DAY);
    expect(at).toEqual([(40 * DAY - 5 * MINUTE) / 1000]);
  });

  it('does nothing for visitors and nothing once stopped', async () => {
    const { refresher, advance, at, state, pending } = refresherFor(visitor);
    refresher.check();
    expect(pending()).toEqual([]);
    state.session = endingIn(10 * MINUTE);
    refresher.check();
    refresher.check();
    expect(pending()).toEqual([5 * MINUTE]);
    refresher.stop();
    await advance(DAY);
    expect(at).toEqual([]);
  });

  it('leaves the back-off when the session was refreshed by other means', async () => {
    const { refresher, advance, at, state, pending } = refresherFor(endingIn(4 * MINUTE));
    state.answer = 'failed';
    refresher.check();
    await advance(0);
    state.session = endingIn(60 * MINUTE);
    refresher.check();
    expect(pending()).toEqual([55 * MINUTE]);
    expect(at).toEqual([0]);
  });
});
