import {
  CSV_WORDS,
  type CsvWords,
  type FileWords,
  type Language,
  type LegKind,
  type TransportField,
  type TransportType,
} from '@fahrtwind/domain';

/** The words of files and calendars. */
export interface ExportWords extends FileWords {
  readonly csv: CsvWords;
  /** The name of a file whose trip has no letters in its title. */
  readonly fileName: string;
  readonly allTrips: string;
  readonly dayTitle: (number: number, way: readonly string[]) => string;
  readonly hotelTitle: (name: string) => string;
  readonly checkInTitle: (name: string) => string;
  readonly checkOutTitle: (name: string) => string;
  readonly restaurantTitle: (name: string) => string;
  readonly activityTitle: (name: string) => string;
  readonly booked: string;
  readonly perNight: string;
  /** A fact with its name; empty where there is nothing to say. */
  readonly fact: (name: FactName, value: string) => string;
  readonly rideTitle: (kind: LegKind, way: readonly string[]) => string;
  readonly legTitle: (field: TransportField, type: TransportType, way: readonly string[]) => string;
}

type FactName = 'bookingNumber' | 'phone' | 'price' | 'checkIn' | 'checkOut';

const DE_FACTS: Readonly<Record<FactName, string>> = {
  bookingNumber: 'Buchungsnummer',
  phone: 'Telefon',
  price: 'Preis',
  checkIn: 'Check-in ab',
  checkOut: 'Check-out bis',
};
const EN_FACTS: Readonly<Record<FactName, string>> = {
  bookingNumber: 'Booking number',
  phone: 'Phone',
  price: 'Price',
  checkIn: 'Check-in from',
  checkOut: 'Check-out until',
};

const factBy =
  (names: Readonly<Record<FactName, string>>): ExportWords['fact'] =>
  (name, value) =>
    value.trim() === '' ? '' : `${names[name]}: ${value}`;

type Rides = Partial<Record<LegKind, string>>;

const DE_RIDES: Rides = { train: 'Bahn', bus: 'Bus', ferry: 'Fähre', flight: 'Flug' };
const EN_RIDES: Rides = { train: 'Train', bus: 'Bus', ferry: 'Ferry', flight: 'Flight' };

const DE: ExportWords = {
  day: (number) => `Tag ${number}`,
  fileName: 'reise',
  allTrips: 'Meine Reisen',
  dayTitle: (number, way) => [`Tag ${number}`, way.join(' – ')].filter(Boolean).join(': '),
  hotelTitle: (name) => `Übernachtung: ${name}`,
  checkInTitle: (name) => `Check-in: ${name}`,
  checkOutTitle: (name) => `Check-out: ${name}`,
  restaurantTitle: (name) => `Essen: ${name}`,
  activityTitle: (name) => `Gebucht: ${name}`,
  booked: 'Gebucht',
  perNight: 'pro Nacht',
  fact: factBy(DE_FACTS),
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
  csv: CSV_WORDS.de,
};

const EN: ExportWords = {
  day: (number) => `Day ${number}`,
  fileName: 'trip',
  allTrips: 'My trips',
  dayTitle: (number, way) => [`Day ${number}`, way.join(' – ')].filter(Boolean).join(': '),
  hotelTitle: (name) => `Stay: ${name}`,
  checkInTitle: (name) => `Check-in: ${name}`,
  checkOutTitle: (name) => `Check-out: ${name}`,
  restaurantTitle: (name) => `Meal: ${name}`,
  activityTitle: (name) => `Booked: ${name}`,
  booked: 'Booked',
  perNight: 'per night',
  fact: factBy(EN_FACTS),
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
  csv: CSV_WORDS.en,
};

export const EXPORT_WORDS: Readonly<Record<Language, ExportWords>> = { de: DE, en: EN };
