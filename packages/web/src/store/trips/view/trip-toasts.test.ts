import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../../ui/toast.ts';
import { tripToasts } from './trip-toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of toasts.read()) toasts.dismiss(id);
  vi.useRealTimers();
});

it('says at the top, for two seconds, that a trip was not saved and why [ER-1, ER-2]', () => {
  tripToasts('de').report('trip-not-saved', 'trip-too-large');
  expect(toasts.read()).toMatchObject([
    {
      kind: 'negative',
      position: 'top',
      text: 'Fehler beim Speichern der Reise: trip-too-large',
    },
  ]);
  vi.advanceTimersByTime(1999);
  expect(toasts.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.read()).toEqual([]);
});

it('shows a positive toast for an undo [HI-6]', () => {
  tripToasts('de').announceUndone();
  expect(toasts.read()).toMatchObject([
    { kind: 'positive', text: 'Änderungen wurden rückgängig gemacht' },
  ]);
});
