import type { AccommodationType } from '@fahrtwind/domain';

const types: Readonly<Record<AccommodationType, string>> = {
  hotel: 'Hotel',
  hostel: 'Hostel',
  ferienwohnung: 'Ferienwohnung',
  camping: 'Camping',
};

export const de = {
  question: 'Wo schläfst du am liebsten?',
  types,
};
