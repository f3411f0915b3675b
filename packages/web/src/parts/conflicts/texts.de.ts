import type {
  ActivityEntry,
  ConflictSubject,
  Day,
  Hotel,
  Poi,
  Stop,
  TransportField,
  TransportLeg,
  Trip,
} from '@fahrtwind/domain';

/** Every stored field that two devices can have changed, and what a merge calls by a name of its own. */
export type ConflictField =
  | keyof Trip
  | keyof Day
  | keyof Stop
  | keyof Hotel
  | keyof TransportLeg
  | keyof ActivityEntry
  | keyof Poi
  | 'place'
  | 'dates'
  | 'times'
  | 'start';

const fields: Readonly<Record<ConflictField, string>> = {
  akkomodationType: 'Art der Unterkunft',
  arrivalDateTime: 'Ankunft',
  arrivalEntry: 'Anreise',
  booked: 'Gebucht',
  checkInDate: 'Anreisetag',
  checkOutDate: 'Abreisetag',
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
  place: 'Reihenfolge',
  pois: 'Ausflugsziele',
  price: 'Preis',
  provider: 'Anbieter',
  published: 'Veröffentlicht',
  routeProfile: 'Art der Fahrt',
  stars: 'Sterne',
  start: 'Startdatum',
  startMinutes: 'Beginn des Tages',
  stayMinutes: 'Aufenthalt',
  times: 'Zeiten',
  title: 'Titel',
  to: 'Ziel',
  toll: 'Mautstraßen',
  totalDistance: 'Strecke',
  totalDuration: 'Fahrzeit',
  tripPrints: 'Ausdrucke',
  type: 'Art',
  url: 'Link',
  userId: 'Besitzer',
};

const subjects: Readonly<Record<ConflictSubject, string>> = {
  trip: 'Reise',
  day: 'Tag',
  stop: 'Stopp',
  entry: 'Eintrag',
  poi: 'Ausflugsziel',
  hotel: 'Unterkunft',
  leg: 'Verbindung',
};

const legs: Readonly<Record<TransportField, string>> = {
  arrivalEntry: 'Anreise',
  departureEntry: 'Abreise',
  duringTripEntry: 'Fahrzeug',
};

export const de = {
  title: (count: number) =>
    count === 1 ? 'Zweimal geändert' : `Zweimal geändert: ${count} Stellen`,
  intro:
    'Diese Stellen wurden auch auf einem anderen Gerät geändert. Die spätere Fassung gilt, die andere ist noch hier.',
  subjects,
  fields,
  legs,
  otherField: 'Angabe',
  kept: 'Gilt',
  lost: 'Andere Fassung',
  removed: 'entfernt',
  present: 'bleibt erhalten',
  empty: 'leer',
  yes: 'ja',
  no: 'nein',
  changed: 'geändert',
  dayPlace: (day: number, place: number) => `Tag ${day}, Platz ${place}`,
  take: 'Andere Fassung nehmen',
  dismiss: 'So lassen',
  taken: 'Die andere Fassung gilt jetzt.',
};
