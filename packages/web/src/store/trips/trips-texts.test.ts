import { expect, it } from 'vitest';
import { tripsSentences } from './trips-texts.ts';

it('speaks with the words of the error catalogue [ER-1, ER-2]', () => {
  expect(tripsSentences('de').failure['trip-not-saved']('trip-too-large')).toBe(
    'Fehler beim Speichern der Reise: trip-too-large',
  );
});

it('says what an undo did [HI-6]', () => {
  expect(tripsSentences('de').undone).toBe('Änderungen wurden rückgängig gemacht');
});
