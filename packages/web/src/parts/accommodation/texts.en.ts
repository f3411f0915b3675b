import type { de } from './texts.de.ts';

export const en: typeof de = {
  question: 'Where do you like to sleep?',
  types: {
    hotel: 'Hotel',
    hostel: 'Hostel',
    ferienwohnung: 'Holiday flat',
    camping: 'Camping',
  },
};
