import type { de } from './texts.de.ts';

export const en: typeof de = {
  ad: 'Advertisement',
  stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
  away: (distance) => `${distance} away`,
  perNight: 'per night',
  inAll: (price, nights) => `${price} for ${nights} nights`,
};
