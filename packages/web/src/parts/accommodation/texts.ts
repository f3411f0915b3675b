import type { AccommodationType } from '@fahrtwind/domain';
import { defineTexts } from '../../ui/texts.tsx';

const types: Readonly<Record<AccommodationType, string>> = {
  hotel: 'Hotel',
  hostel: 'Hostel',
  ferienwohnung: 'Ferienwohnung',
  camping: 'Camping',
};

const de = {
  question: 'Wo schläfst du am liebsten?',
  types,
};

const en: typeof de = {
  question: 'Where do you like to sleep?',
  types: {
    hotel: 'Hotel',
    hostel: 'Hostel',
    ferienwohnung: 'Holiday flat',
    camping: 'Camping',
  },
};

export const useAccommodationTexts = defineTexts(de, en);
