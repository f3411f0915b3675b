import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast, toasts } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of toasts.read()) toasts.dismiss(id);
  vi.useRealTimers();
});

const texts = () => toasts.read().map(({ text }) => text);

describe('toasts', () => {
  it.each(['positive', 'negative', 'warning', 'info'] as const)(
    'shows a %s one for 2 s [CN-1]',
    (kind) => {
      showToast({ kind, text: 'Gespeichert' });
      vi.advanceTimersByTime(1999);
      expect(texts()).toEqual(['Gespeichert']);
      vi.advanceTimersByTime(1);
      expect(texts()).toEqual([]);
    },
  );

  it('gives time to take what it offers', () => {
    const action = { label: 'Rückgängig', run: () => undefined };
    showToast({ kind: 'info', text: 'Stopp entfernt', action });
    vi.advanceTimersByTime(7999);
    expect(texts()).toEqual(['Stopp entfernt']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('keeps an ongoing one until it is dismissed [CN-1]', () => {
    const dismiss = showToast({ kind: 'ongoing', text: 'Neue Version' });
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['Neue Version']);
    dismiss();
    expect(texts()).toEqual([]);
  });

  it('shows several at once, each for its own time', () => {
    showToast({ kind: 'info', text: 'eins' });
    vi.advanceTimersByTime(1000);
    showToast({ kind: 'info', text: 'zwei' });
    vi.advanceTimersByTime(1000);
    expect(texts()).toEqual(['zwei']);
  });

  it('stops the clock while it is read', () => {
    showToast({ kind: 'negative', text: 'Fehler' });
    toasts.pause();
    vi.advanceTimersByTime(10_000);
    expect(texts()).toEqual(['Fehler']);
    toasts.resume();
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual([]);
  });
});
