import type { de } from './texts.de.ts';

export const en: typeof de = {
  back: 'Back to the place',
  close: 'Close',
  cancel: 'Cancel',
  goneTitle: 'No longer here',
  onlyReading: 'You can only read this trip. The others can change things.',
  noPlace: 'Not chosen yet',
  change: 'Change',
  choose: 'Choose',
  changePlace: (label, isKnown) => `${isKnown ? 'Change' : 'Choose'} ${label}`,
  url: 'Link',
  urlHint: 'An address that begins with https://.',
  urlInvalid: 'This is not a web address. It begins with https:// or http://.',
  openLink: 'Open the link',
  price: 'Price in euros',
  priceInvalid: 'Write the price in euros, such as 89.90.',
  timeInvalid: 'There is no such time. Write it as 08:30.',
  yes: 'Yes',
  no: 'No',
  booked: 'Booked',
  bookedHint: 'Bookings keep their dates when you move days.',
};
