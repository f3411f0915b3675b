import { DEFAULT_TITLE } from '@fahrtwind/domain';
import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: 'Create a trip',
  intro: 'A title and dates are enough. You can change everything else later.',
  defaultTitle: DEFAULT_TITLE,
  tripTitle: 'Title',
  tripTitleHint: 'If you leave it blank, the trip is called “Mein Roadtrip”.',
  when: 'When?',
  modes: { dates: 'From and to', days: 'Number of days' },
  start: 'First day',
  end: 'Last day',
  dayCount: 'Number of days',
  length: (days, nights) =>
    nights === 0
      ? `${days}, no nights`
      : `${days}, ${nights === 1 ? '1 night' : `${nights} nights`}`,
  places: 'First places (if you already know them)',
  chosenPlaces: 'Chosen places',
  moveUp: (place) => `Move ${place} up`,
  removePlace: (place) => `Remove ${place}`,
  problems: {
    'start-missing': 'When do you leave? Enter the first day.',
    'end-missing': 'When are you back? Enter the last day.',
    'place-unchosen': 'This place has not been added yet. Choose a suggestion or clear the field.',
    'days-missing': 'How many days do you have? Enter a number from 1.',
  },
  submit: 'Create the trip',
  preview: 'Cover of the trip',
  previewText: 'The cover is drawn from your route.',
  sharedMissing: (text) => `We could not find “${text}”. Search for the place below.`,
};
