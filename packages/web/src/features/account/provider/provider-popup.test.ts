import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../store/session/session-fakes.ts';
import type { ProviderOutcome } from './provider-channel.ts';
import { createProviderPopup } from './provider-popup.ts';

function surroundings({ isBlocked = false, isMobile = false } = {}) {
  const { clock, ...time } = createFakeClock();
  const listeners = new Set<(end: ProviderOutcome) => void>();
  const windows: { isClosed: boolean; address: string }[] = [];
  const popup = createProviderPopup({
    clock,
    channel: {
      post: (end) => listeners.forEach((listener) => listener(end)),
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    openWindow: () => {
      if (isBlocked) return null;
      const window = { isClosed: false, address: '' };
      windows.push(window);
      return {
        isClosed: () => window.isClosed,
        goTo: (address) => {
          window.address = address;
        },
        close: () => {
          window.isClosed = true;
        },
      };
    },
    isMobile: () => isMobile,
    newAttempt: () => `attempt-${windows.length}`,
    codeOf: () => 'network-request-failed',
  });
  const tell = (end: ProviderOutcome) => listeners.forEach((listener) => listener(end));
  return { popup, time, windows, tell, listeners };
}

const addressFor = (attempt: string) => Promise.resolve(`https://provider.example/?a=${attempt}`);

/** The state of a promise so far. */
async function soFar(promise: Promise<unknown>): Promise<unknown> {
  await new Promise((resolve) => setImmediate(resolve));
  return Promise.race([promise, Promise.resolve('waiting')]);
}

describe('signing in at a provider in a window of its own', () => {
  it('sends the window to the provider and ends when the last page tells', async () => {
    const { popup, windows, tell, listeners, time } = surroundings();
    const result = popup.signIn(addressFor);
    expect(await soFar(result)).toBe('waiting');
    expect(windows[0]?.address).toBe('https://provider.example/?a=attempt-1');
    tell({ attempt: 'attempt-1', error: null });
    expect(await result).toEqual({ ok: true, value: 'signed-in' });
    expect(windows[0]?.isClosed).toBe(true);
    expect(listeners.size).toBe(0);
    expect(time.pending()).toEqual([]);
  });

  it('passes on the error that the last page tells', async () => {
    const { popup, tell } = surroundings();
    const result = popup.signIn(addressFor);
    tell({ attempt: 'attempt-1', error: 'user-disabled' });
    expect(await result).toEqual({ ok: false, error: 'user-disabled' });
  });

  it('does not listen to the end of another attempt', async () => {
    const { popup, tell } = surroundings();
    const result = popup.signIn(addressFor);
    tell({ attempt: 'another', error: null });
    expect(await soFar(result)).toBe('waiting');
  });

  it('reports a blocked window [ER-14]', async () => {
    const { popup } = surroundings({ isBlocked: true });
    expect(await popup.signIn(addressFor)).toEqual({ ok: false, error: 'popup-blocked' });
  });

  it.each([
    ['desktop', false, 2_000],
    ['mobile', true, 10_000],
  ])(
    'notices a closed window on %s by polling, and grants 8 s of grace [CN-9]',
    async (_, isMobile, pollMs) => {
      const { popup, windows, time } = surroundings({ isMobile });
      const result = popup.signIn(addressFor);
      await time.advance(pollMs * 3);
      expect(await soFar(result)).toBe('waiting');
      const [window] = windows;
      if (window) window.isClosed = true;
      await time.advance(pollMs + 7_999);
      expect(await soFar(result)).toBe('waiting');
      await time.advance(1);
      expect(await result).toEqual({ ok: false, error: 'popup-closed-by-user' });
    },
  );

  it('still succeeds when word comes within the grace [CN-9]', async () => {
    const { popup, windows, time, tell } = surroundings();
    const result = popup.signIn(addressFor);
    const [window] = windows;
    if (window) window.isClosed = true;
    await time.advance(5_000);
    tell({ attempt: 'attempt-1', error: null });
    expect(await result).toEqual({ ok: true, value: 'signed-in' });
  });

  it('gives up the first window for a second one [ER-14]', async () => {
    const { popup, windows, tell } = surroundings();
    const first = popup.signIn(addressFor);
    const second = popup.signIn(addressFor);
    expect(await first).toEqual({ ok: false, error: 'cancelled-popup-request' });
    expect(windows.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    tell({ attempt: 'attempt-2', error: null });
    expect(await second).toEqual({ ok: true, value: 'signed-in' });
  });

  it('closes the window when the provider’s address cannot be had', async () => {
    const { popup, windows } = surroundings();
    const result = await popup.signIn(() => Promise.reject(new Error('no network')));
    expect(result).toEqual({ ok: false, error: 'network-request-failed' });
    expect(windows[0]?.isClosed).toBe(true);
  });

  it('does not send a window on its way that was given up meanwhile', async () => {
    const { popup, windows } = surroundings();
    void popup.signIn(addressFor);
    void popup.signIn(addressFor);
    await new Promise((resolve) => setImmediate(resolve));
    expect(windows.map(({ address }) => address)).toEqual([
      '',
      'https://provider.example/?a=attempt-2',
    ]);
  });
});
