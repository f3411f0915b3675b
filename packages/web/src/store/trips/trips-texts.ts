import type { Language } from '@fahrtwind/contract';
import type { TripsFailure } from './trips-parts.ts';

interface Sentences {
  readonly failure: Readonly<Record<TripsFailure, (code: string) => string>>;
  readonly undone: string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  de: {
    failure: {
      'trip-not-saved': (code) => `Fehler beim Speichern der Reise: ${code}`,
      'trip-not-deleted': (code) => `Die Reise konnte nicht gelöscht werden: ${code}`,
      'trip-not-restored': (code) => `Die Reise konnte nicht wiederhergestellt werden: ${code}`,
    },
    undone: 'Änderungen wurden rückgängig gemacht',
  },
  en: {
    failure: {
      'trip-not-saved': (code) => `The trip could not be saved: ${code}`,
      'trip-not-deleted': (code) => `The trip could not be deleted: ${code}`,
      'trip-not-restored': (code) => `The trip could not be restored: ${code}`,
    },
    undone: 'Changes have been undone',
  },
};

export function tripsSentences(language: Language): Sentences {
  return SENTENCES[language];
}
