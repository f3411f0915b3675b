import { defineTexts } from '../../ui/texts.tsx';

const de = {
  ad: 'Anzeige',
  stars: (count: number) => (count === 1 ? '1 Stern' : `${count} Sterne`),
  away: (distance: string) => `${distance} entfernt`,
  perNight: 'je Nacht',
  inAll: (price: string, nights: number) => `${price} für ${nights} Nächte`,
};

const en: typeof de = {
  ad: 'Advertisement',
  stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
  away: (distance) => `${distance} away`,
  perNight: 'per night',
  inAll: (price, nights) => `${price} for ${nights} nights`,
};

export const useLodgingTexts = defineTexts(de, en);
