import type { Language } from '@fahrtwind/contract';
import { showToast } from '../../../ui/toast.ts';
import type { ReportFailure, TripsFailure } from '../sync/follow-sender.ts';

interface Sentences {
  readonly failure: Readonly<Record<TripsFailure, (code: string) => string>>;
  readonly undone: string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  de: {
    failure: {
      'trip-not-saved': (code) => `Fehler beim Speichern der Reise: ${code}`,
      'trip-not-deleted': (code) => `Die Reise ließ sich nicht löschen: ${code}`,
      'no-room-for-trip': () =>
        'Dein Speicherplatz ist voll. Die Reise bleibt auf diesem Gerät, bis du eine andere löschst.',
      'trip-not-restored': (code) => `Die Reise ließ sich nicht wiederherstellen: ${code}`,
    },
    undone: 'Änderungen wurden rückgängig gemacht',
  },
  en: {
    failure: {
      'trip-not-saved': (code) => `The trip could not be saved: ${code}`,
      'trip-not-deleted': (code) => `The trip could not be deleted: ${code}`,
      'no-room-for-trip': () =>
        'Your space is full. The trip stays on this device until you delete another one.',
      'trip-not-restored': (code) => `The trip could not be restored: ${code}`,
    },
    undone: 'Changes have been undone',
  },
};

interface TripToasts {
  readonly report: ReportFailure;
  readonly announceUndone: () => void;
}

/** Failures appear at the top, where the planner's sheet does not cover them. */
export function tripToasts(language: Language): TripToasts {
  const { failure: failures, undone } = SENTENCES[language];
  return {
    report(failure, code) {
      showToast({ kind: 'negative', position: 'top', text: failures[failure](code) });
    },
    announceUndone() {
      showToast({ kind: 'positive', text: undone });
    },
  };
}
