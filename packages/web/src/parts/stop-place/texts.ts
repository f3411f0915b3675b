import { defineTexts } from '../../ui/texts.tsx';

const de = {
  arrival: 'Ankunft',
  departure: 'Abfahrt',
  stay: 'Aufenthalt',
  optionalHint: 'Optional: zählt nicht zur Route, bis du ihn fest einplanst.',
  noToll: 'ohne Maut',
  note: 'Notiz',
  entries: 'Was du hier vorhast',
  pois: 'Gemerkte Orte in der Nähe',
  nights: 'Nächte hier',
  noName: 'Ohne Namen',
  noHotel: 'Noch keine Unterkunft',
  addHotel: 'Unterkunft eintragen',
  addHotelFor: (dates: string) => `Unterkunft eintragen, ${dates}`,
  details: 'Unterkunft ansehen',
  openHotel: (name: string) => `Unterkunft ansehen: ${name}`,
  booked: 'gebucht',
  openLink: 'Link öffnen',
  checkIn: (time: string) => `Anreise ab ${time} Uhr`,
  checkOut: (time: string) => `Abreise bis ${time} Uhr`,
  bookingNumber: (number: string) => `Buchungsnummer ${number}`,
};

const en: typeof de = {
  arrival: 'Arrival',
  departure: 'Departure',
  stay: 'Stay',
  optionalHint: 'Optional: not part of the route until you make it fixed.',
  noToll: 'without toll',
  note: 'Note',
  entries: 'What you plan here',
  pois: 'Places kept nearby',
  nights: 'Nights here',
  noName: 'Unnamed',
  noHotel: 'No place to stay yet',
  addHotel: 'Add a place to stay',
  addHotelFor: (dates) => `Add a place to stay, ${dates}`,
  details: 'View the place to stay',
  openHotel: (name) => `View the place to stay: ${name}`,
  booked: 'booked',
  openLink: 'Open link',
  checkIn: (time) => `Check-in from ${time}`,
  checkOut: (time) => `Check-out until ${time}`,
  bookingNumber: (number) => `Booking number ${number}`,
};

export const usePlaceTexts = defineTexts(de, en);
