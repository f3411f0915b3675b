import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../ui/toast.ts';
import { tripsVoice } from './trips-voice.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of toasts.read()) toasts.dismiss(id);
  vi.useRealTimers();
});

it('says at the top, for two seconds, that a trip was not saved and why [ER-1]', () => {
  tripsVoice('de').report('trip-not-saved', 'trip-too-large');
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

it('tells of an undo as of something good [HI-6]', () => {
  tripsVoice('de').announceUndone();
  expect(toasts.read()).toMatchObject([
    { kind: 'positive', text: 'Änderungen wurden rückgängig gemacht' },
  ]);
});
