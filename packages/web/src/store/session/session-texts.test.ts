import { expect, it } from 'vitest';
import { failureSentence } from './session-texts.ts';

it('names the failed save with the words of the error catalogue [ER-3]', () => {
  expect(failureSentence('de', 'user-not-saved', 'internal-error')).toBe(
    'Fehler beim Updaten deiner Nutzerdaten: internal-error',
  );
});
