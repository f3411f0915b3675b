import type { Language } from '@fahrtwind/domain';
import type { Choice } from '../outcome.ts';

interface IdeaTexts {
  readonly halt: (day: number, town: string, after: string) => Choice;
  readonly openNights: (count: number) => Choice;
  readonly alongTheWay: Choice;
  readonly order: Choice;
  readonly distance: Choice;
  readonly wholeTrip: Choice;
  readonly weekend: Choice;
}

function same(text: string): Choice {
  return { label: text, say: text };
}

/** Ideas for a trip: what stands on the chip, and the message that is understood. */
export const ideaTexts: Readonly<Record<Language, IdeaTexts>> = {
  de: {
    halt: (day, town, after) => ({
      label: `Tag ${day} ist am längsten: Halt in ${town}?`,
      say: `Füge ${town} nach ${after} ein`,
    }),
    openNights: (count) => ({
      label: count === 1 ? 'Eine Nacht ohne Unterkunft' : `${count} Nächte ohne Unterkunft`,
      say: 'Welche Nächte haben noch keine Unterkunft?',
    }),
    alongTheWay: same('Was liegt auf dem Weg?'),
    order: { label: 'Geht es in kürzerer Reihenfolge?', say: 'Optimiere die Reihenfolge' },
    distance: same('Wie weit ist es insgesamt?'),
    wholeTrip: {
      label: 'Eine Woche von München nach Venedig und zurück',
      say: 'Plane 7 Tage von München nach Venedig und zurück',
    },
    weekend: {
      label: 'Drei Tage von Köln nach Straßburg',
      say: 'Plane 3 Tage von Köln nach Straßburg',
    },
  },
  // The answers are German, and so is what a chip sends.
  en: {
    halt: (day, town, after) => ({
      label: `Day ${day} is the longest: stop in ${town}?`,
      say: `Füge ${town} nach ${after} ein`,
    }),
    openNights: (count) => ({
      label: count === 1 ? 'One night without lodging' : `${count} nights without lodging`,
      say: 'Welche Nächte haben noch keine Unterkunft?',
    }),
    alongTheWay: { label: 'What lies on the way?', say: 'Was liegt auf dem Weg?' },
    order: { label: 'Is there a shorter order?', say: 'Optimiere die Reihenfolge' },
    distance: { label: 'How far is it in total?', say: 'Wie weit ist es insgesamt?' },
    wholeTrip: {
      label: 'A week from Munich to Venice and back',
      say: 'Plane 7 Tage von München nach Venedig und zurück',
    },
    weekend: {
      label: 'Three days from Cologne to Strasbourg',
      say: 'Plane 3 Tage von Köln nach Straßburg',
    },
  },
};
