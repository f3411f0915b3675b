import type {
  ActivityEntry,
  Day,
  Hotel,
  Poi,
  RestaurantEntry,
  Stop,
  TransportLeg,
  Trip,
} from '@fahrtwind/domain';

/** Every stored field, and what a merge calls a conflict of several of them. */
export type TripField =
  | keyof Trip
  | keyof Day
  | keyof Stop
  | keyof Hotel
  | keyof TransportLeg
  | keyof ActivityEntry
  | keyof RestaurantEntry
  | keyof Poi
  | 'place'
  | 'dates'
  | 'times'
  | 'start';

export const de: Readonly<Record<TripField, string>> = {
  akkomodationType: 'Art der Unterkunft',
  arrivalDateTime: 'Ankunft',
  arrivalEntry: 'Anreise',
  booked: 'Gebucht',
  bookingNumber: 'Buchungsnummer',
  checkInDate: 'Anreisetag',
  checkInTime: 'Anreise ab',
  checkOutDate: 'Abreisetag',
  checkOutTime: 'Abreise bis',
  cityList: 'Stopps',
  content: 'Text',
  createdAt: 'Angelegt am',
  date: 'Datum',
  dates: 'Nächte',
  days: 'Tage',
  departureDateTime: 'Abfahrt',
  departureEntry: 'Abreise',
  duringTripEntry: 'Fahrzeug',
  entries: 'Einträge',
  entryType: 'Art des Eintrags',
  from: 'Start',
  hotelId: 'Unterkunft der Nacht',
  hotels: 'Unterkünfte',
  icon: 'Symbol',
  id: 'Kennung',
  imageUrl: 'Bild',
  lastOpened: 'Zuletzt geöffnet',
  location: 'Ort',
  movedCities: 'Verschobene Stopps',
  name: 'Name',
  note: 'Notiz',
  optional: 'Optional',
  osmId: 'Kennung',
  phone: 'Telefon',
  place: 'Reihenfolge',
  pois: 'Sehenswürdigkeiten',
  price: 'Preis',
  priceUnit: 'Der Preis gilt',
  provider: 'Anbieter',
  published: 'Veröffentlicht',
  routeProfile: 'Art der Fahrt',
  stars: 'Sterne',
  start: 'Startdatum',
  startMinutes: 'Beginn des Tages',
  stayMinutes: 'Aufenthalt',
  time: 'Uhrzeit',
  times: 'Zeiten',
  title: 'Titel',
  to: 'Ziel',
  toll: 'Mautstraßen',
  totalDistance: 'Strecke',
  totalDuration: 'Fahrzeit',
  totalsAreMeasured: 'Strecke und Fahrzeit gemessen',
  tripPrints: 'Ausdrucke',
  transport: 'Fahrt dorthin',
  type: 'Art',
  url: 'Link',
  userId: 'Besitzer',
};
