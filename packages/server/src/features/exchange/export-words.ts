import type {
  CsvWords,
  FileWords,
  Language,
  LegKind,
  TransportField,
  TransportType,
} from '@fahrtwind/domain';

/** The words of files and calendars. */
export interface ExportWords extends FileWords {
  readonly csv: CsvWords;
  /** The name of a file whose trip has no letters in its title. */
  readonly fileName: string;
  readonly allTrips: string;
  readonly dayTitle: (number: number, way: readonly string[]) => string;
  readonly hotelTitle: (name: string) => string;
  readonly rideTitle: (kind: LegKind, way: readonly string[]) => string;
  readonly legTitle: (field: TransportField, type: TransportType, way: readonly string[]) => string;
}

type Rides = Partial<Record<LegKind, string>>;

const DE_RIDES: Rides = { train: 'Bahn', bus: 'Bus', ferry: 'Fähre', flight: 'Flug' };
const EN_RIDES: Rides = { train: 'Train', bus: 'Bus', ferry: 'Ferry', flight: 'Flight' };

const DE: ExportWords = {
  day: (number) => `Tag ${number}`,
  fileName: 'reise',
  allTrips: 'Meine Reisen',
  dayTitle: (number, way) => [`Tag ${number}`, way.join(' – ')].filter(Boolean).join(': '),
  hotelTitle: (name) => `Übernachtung: ${name}`,
  rideTitle: (kind, way) => [DE_RIDES[kind] ?? '', way.join(' – ')].filter(Boolean).join(': '),
  legTitle: (field, type, way) => {
    const names = {
      arrivalEntry: 'Anreise',
      departureEntry: 'Rückreise',
      duringTripEntry: 'Unterwegs',
    };
    const means = { car: 'Auto', plane: 'Flug', train: 'Bahn' };
    return [`${names[field]} (${means[type]})`, way.join(' – ')].filter(Boolean).join(': ');
  },
  csv: {
    separator: ';',
    yes: 'ja',
    columns: {
      day: 'Tag',
      date: 'Datum',
      kind: 'Art',
      name: 'Name',
      place: 'Ort',
      lat: 'Breite',
      lng: 'Länge',
      arrival: 'Ankunft',
      departure: 'Abfahrt',
      until: 'Bis',
      note: 'Notiz',
      link: 'Link',
      price: 'Preis',
      booked: 'Gebucht',
    },
    kinds: {
      stop: 'Stopp',
      optional: 'Stopp (optional)',
      lodging: 'Unterkunft',
      activity: 'Aktivität',
      restaurant: 'Restaurant',
      note: 'Notiz',
      poi: 'Sehenswürdigkeit',
    },
  },
};

const EN: ExportWords = {
  day: (number) => `Day ${number}`,
  fileName: 'trip',
  allTrips: 'My trips',
  dayTitle: (number, way) => [`Day ${number}`, way.join(' – ')].filter(Boolean).join(': '),
  hotelTitle: (name) => `Stay: ${name}`,
  rideTitle: (kind, way) => [EN_RIDES[kind] ?? '', way.join(' – ')].filter(Boolean).join(': '),
  legTitle: (field, type, way) => {
    const names = {
      arrivalEntry: 'Outbound',
      departureEntry: 'Return',
      duringTripEntry: 'On the way',
    };
    const means = { car: 'car', plane: 'flight', train: 'train' };
    return [`${names[field]} (${means[type]})`, way.join(' – ')].filter(Boolean).join(': ');
  },
  csv: {
    separator: ',',
    yes: 'yes',
    columns: {
      day: 'Day',
      date: 'Date',
      kind: 'Kind',
      name: 'Name',
      place: 'Place',
      lat: 'Latitude',
      lng: 'Longitude',
      arrival: 'Arrival',
      departure: 'Departure',
      until: 'Until',
      note: 'Note',
      link: 'Link',
      price: 'Price',
      booked: 'Booked',
    },
    kinds: {
      stop: 'Stop',
      optional: 'Stop (optional)',
      lodging: 'Lodging',
      activity: 'Activity',
      restaurant: 'Restaurant',
      note: 'Note',
      poi: 'Sight',
    },
  },
};

export const EXPORT_WORDS: Readonly<Record<Language, ExportWords>> = { de: DE, en: EN };
