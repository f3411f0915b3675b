import type {
  EntryType,
  HotelType,
  RouteProfile,
  TransportField,
  TransportType,
} from '@fahrtwind/domain';

const profiles: Readonly<Record<RouteProfile, string>> = {
  driving: 'Mit dem Auto',
  cycling: 'Mit dem Rad',
  walking: 'Zu Fuß',
  direct: 'Luftlinie',
};

const entryTypes: Readonly<Record<EntryType, string>> = {
  activity: 'Aktivität',
  note: 'Notiz',
  restaurant: 'Restaurant',
};

const hotelTypes: Readonly<Record<HotelType, string>> = {
  Hotel: 'Hotel',
  Hostel: 'Hostel',
  Ferienwohnung: 'Ferienwohnung',
  Camping: 'Camping',
};

const legs: Readonly<Record<TransportField, string>> = {
  arrivalEntry: 'Anreise',
  departureEntry: 'Abreise',
  duringTripEntry: 'Fahrzeug der Reise',
};

const transportTypes: Readonly<Record<TransportType, string>> = {
  car: 'Auto',
  plane: 'Flugzeug',
  train: 'Zug',
};

export const planDe = {
  days: 'Tage',
  day: (number: number) => `Tag ${number}`,
  emptyDay: 'Noch kein Stopp. Ein freier Tag ist auch ein Plan.',
  estimated: '(geschätzt)',
  profiles,
  noToll: 'ohne Maut',
  optional: 'optional',
  moved: 'verschoben',
  entryTypes,
  night: 'Übernachtung',
  nightAgain: 'Noch eine Nacht',
  hotelTypes,
  booked: 'gebucht',
  transport: 'Hin, zurück und unterwegs',
  legs,
  transportTypes,
  way: (from: string, to: string) => `${from} – ${to}`,
  addStop: 'Stopp hinzufügen',
  addStopTo: (day: number) => `Stopp zu Tag ${day} hinzufügen`,
  newStop: (day: number) => `Neuer Stopp an Tag ${day}`,
  done: 'Fertig',
  stopAdded: (stop: string, day: number) => `${stop} ist jetzt ein Stopp an Tag ${day}`,
  stopsAdded: (count: number) => `${count} Stopps hinzugefügt`,
  looking: (count: number) => `${count} Orte werden nachgesehen …`,
  notFound: (places: string) => `Nicht gefunden: ${places}`,
  nights: (count: number) => (count === 1 ? '1 Nacht' : `${count} Nächte`),
  at: (time: string) => `an ${time}`,
  fromTo: (from: string, to: string) => `${from} – ${to} Uhr`,
  noLodging: 'Noch keine Unterkunft',
  addLodging: 'Hinzufügen',
  addLodgingTo: (day: number) => `Unterkunft für die Nacht nach Tag ${day} hinzufügen`,
  stopMenu: (stop: string) => `Aktionen für ${stop}`,
  makeOptional: 'Optional machen',
  makeFirm: 'Fest einplanen',
  removeStop: 'Stopp entfernen',
  stopRemoved: (stop: string) => `${stop} entfernt`,
  takeBack: 'Rückgängig',
  rename: 'Reise umbenennen',
  newTitle: 'Neuer Titel',
  saveTitle: 'Speichern',
  cancel: 'Abbrechen',
  history: 'Verlauf',
  undo: 'Rückgängig machen',
  undoTitle: 'Rückgängig machen (Strg+Z)',
  redo: 'Wiederholen',
  redoTitle: 'Wiederholen (Strg+Umschalt+Z)',
  redone: 'Änderungen wurden wiederholt',
  view: 'Ansehen',
  allTrips: 'Alle Reisen',
};
