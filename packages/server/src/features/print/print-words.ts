import {
  MINUTES_PER_DAY,
  type BudgetKind,
  type CalendarDate,
  type EntryType,
  type HotelType,
  type Language,
  type LegKind,
  type TransportField,
  type TransportType,
} from '@fahrtwind/domain';

/** The words of a printed trip. */
export interface PrintWords {
  readonly locale: string;
  /** The name of a file whose trip has no letters in its title. */
  readonly fileName: string;
  readonly day: (number: number) => string;
  readonly continued: string;
  readonly page: (number: number) => string;
  readonly facts: (days: number, stops: number) => string;
  readonly asOf: (date: string) => string;
  readonly estimate: string;
  readonly online: string;
  readonly overview: string;
  /** Said of a day without stops: where one stays, or that it is free. */
  readonly restingAt: (place: string) => string;
  readonly freeDay: string;
  readonly optional: string;
  readonly booked: string;
  readonly open: string;
  readonly arrival: (at: Clock) => string;
  readonly stay: (from: Clock, to: Clock) => string;
  readonly night: string;
  readonly nights: (count: number) => string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly bookingNumber: string;
  readonly phone: string;
  readonly bookings: string;
  /** A box to tick at the counter. */
  readonly paid: string;
  readonly tableAt: string;
  /** The ends of a journey, and of a rented vehicle. */
  readonly journeyEnds: readonly [from: string, to: string];
  readonly rentalEnds: readonly [from: string, to: string];
  readonly emergency: string;
  /** Heads of the columns. */
  readonly emergencyColumns: readonly [
    country: string,
    all: string,
    police: string,
    ambulance: string,
    fire: string,
  ];
  readonly emergencyHint: string;
  readonly emergencyUnknown: (countries: string) => string;
  readonly costs: string;
  readonly total: string;
  readonly unpriced: (count: number) => string;
  readonly map: string;
  readonly entryTypes: Readonly<Record<EntryType, string>>;
  readonly hotelTypes: Readonly<Record<HotelType, string>>;
  readonly legs: Readonly<Record<TransportField, string>>;
  readonly transport: Readonly<Record<TransportType, string>>;
  readonly legKinds: Readonly<Record<LegKind, string>>;
  readonly ride: (kind: string, stop: string, operator: string) => string;
  readonly departs: (time: string) => string;
  readonly arrives: (time: string) => string;
  readonly budget: Readonly<Record<BudgetKind, string>>;
}

const DE: PrintWords = {
  locale: 'de-DE',
  fileName: 'reise',
  day: (number) => `Tag ${number}`,
  continued: '(Fortsetzung)',
  page: (number) => `Seite ${number}`,
  facts: (days, stops) =>
    `${days === 1 ? '1 Tag' : `${days} Tage`} · ${stops === 1 ? '1 Stopp' : `${stops} Stopps`}`,
  asOf: (date) => `Stand: ${date}`,
  estimate:
    'Angaben mit ~ sind geschätzt: nach dem Verlauf der Fernstraßen, ohne Verkehr und Pausen.',
  online: 'Diese Reise im Internet',
  overview: 'Übersicht',
  restingAt: (place) => `weiter in ${place}`,
  freeDay: 'frei',
  optional: 'optional',
  booked: 'gebucht',
  open: 'offen',
  arrival: ({ time, later }) => `an ${time} Uhr${later}`,
  stay: (from, to) => `${from.time}${from.later} – ${to.time} Uhr${to.later}`,
  night: 'Übernachtung',
  nights: (count) => (count === 1 ? '1 Nacht' : `${count} Nächte`),
  checkIn: 'Anreise',
  checkOut: 'Abreise',
  bookingNumber: 'Buchungsnummer',
  phone: 'Telefon',
  bookings: 'Buchungen',
  paid: '□ bezahlt',
  tableAt: 'Tisch',
  journeyEnds: ['Abfahrt', 'Ankunft'],
  rentalEnds: ['Abholung', 'Rückgabe'],
  emergency: 'Notrufnummern',
  emergencyColumns: ['Land', 'Notruf', 'Polizei', 'Rettung', 'Feuerwehr'],
  emergencyHint:
    'Mobiltelefone erkennen 112 überall als Notruf. Wo nur eine Nummer steht, ist sie für alles da. Stand: November 2026.',
  emergencyUnknown: (countries) =>
    `Für ${countries} kennen wir keine gesicherten Nummern. Frag bei der Ankunft danach.`,
  costs: 'Kosten',
  total: 'Summe',
  unpriced: (count) => `${count} ohne Preis in Euro`,
  map: 'Karte',
  entryTypes: { activity: 'Aktivität', note: 'Notiz', restaurant: 'Restaurant' },
  hotelTypes: {
    Hotel: 'Hotel',
    Hostel: 'Hostel',
    Ferienwohnung: 'Ferienwohnung',
    Camping: 'Camping',
  },
  legs: {
    arrivalEntry: 'Anreise',
    departureEntry: 'Abreise',
    duringTripEntry: 'Fahrzeug der Reise',
  },
  transport: { car: 'Auto', plane: 'Flugzeug', train: 'Zug' },
  legKinds: {
    car: 'Auto',
    camper: 'Wohnmobil',
    motorcycle: 'Motorrad',
    bicycle: 'Fahrrad',
    foot: 'Zu Fuß',
    train: 'Zug',
    bus: 'Bus',
    ferry: 'Fähre',
    flight: 'Flug',
    straight: 'Luftlinie',
  },
  ride: (kind, stop, operator) => [`${kind} nach ${stop}`, operator].filter(Boolean).join(', '),
  departs: (time) => `ab ${time} Uhr`,
  arrives: (time) => `an ${time} Uhr`,
  budget: { hotel: 'Unterkünfte', leg: 'Fahrten', activity: 'Aktivitäten' },
};

const EN: PrintWords = {
  locale: 'en-GB',
  fileName: 'trip',
  day: (number) => `Day ${number}`,
  continued: '(continued)',
  page: (number) => `Page ${number}`,
  facts: (days, stops) =>
    `${days === 1 ? '1 day' : `${days} days`} · ${stops === 1 ? '1 stop' : `${stops} stops`}`,
  asOf: (date) => `As of ${date}`,
  estimate: 'Figures with ~ are estimates along main roads, without traffic and breaks.',
  online: 'This trip online',
  overview: 'Overview',
  restingAt: (place) => `still in ${place}`,
  freeDay: 'free',
  optional: 'optional',
  booked: 'booked',
  open: 'open',
  arrival: ({ time, later }) => `arrives ${time}${later}`,
  stay: (from, to) => `${from.time}${from.later} – ${to.time}${to.later}`,
  night: 'Overnight stay',
  nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  bookingNumber: 'Booking number',
  phone: 'Phone',
  bookings: 'Bookings',
  paid: '□ paid',
  tableAt: 'Table',
  journeyEnds: ['Departure', 'Arrival'],
  rentalEnds: ['Pick-up', 'Return'],
  emergency: 'Emergency numbers',
  emergencyColumns: ['Country', 'Emergency', 'Police', 'Ambulance', 'Fire'],
  emergencyHint:
    'Mobile phones treat 112 as an emergency call everywhere. Where there is one number only, it is for everything. As of November 2026.',
  emergencyUnknown: (countries) =>
    `We know no reliable numbers for ${countries}. Ask for them when you arrive.`,
  costs: 'Costs',
  total: 'Total',
  unpriced: (count) => `${count} without a price in euros`,
  map: 'Map',
  entryTypes: { activity: 'Activity', note: 'Note', restaurant: 'Restaurant' },
  hotelTypes: {
    Hotel: 'Hotel',
    Hostel: 'Hostel',
    Ferienwohnung: 'Holiday flat',
    Camping: 'Campsite',
  },
  legs: {
    arrivalEntry: 'Journey there',
    departureEntry: 'Journey home',
    duringTripEntry: 'Vehicle of the trip',
  },
  transport: { car: 'Car', plane: 'Plane', train: 'Train' },
  legKinds: {
    car: 'Car',
    camper: 'Camper',
    motorcycle: 'Motorcycle',
    bicycle: 'Bicycle',
    foot: 'On foot',
    train: 'Train',
    bus: 'Bus',
    ferry: 'Ferry',
    flight: 'Flight',
    straight: 'Straight line',
  },
  ride: (kind, stop, operator) => [`${kind} to ${stop}`, operator].filter(Boolean).join(', '),
  departs: (time) => `departs ${time}`,
  arrives: (time) => `arrives ${time}`,
  budget: { hotel: 'Lodging', leg: 'Transport', activity: 'Activities' },
};

export const PRINT_WORDS: Readonly<Record<Language, PrintWords>> = { de: DE, en: EN };

/** `~138 km, ~1:29 h`; the sign marks an estimate. */
export function formatWay(
  {
    meters,
    seconds,
    isEstimate,
  }: { readonly meters: number; readonly seconds: number; readonly isEstimate: boolean },
  words: PrintWords,
): string {
  const mark = isEstimate ? '~' : '';
  return `${mark}${formatKm(meters, words)}, ${mark}${formatHours(seconds)}`;
}

function formatKm(meters: number, { locale }: PrintWords): string {
  const km = meters < 10_000 ? Math.round(meters / 100) / 10 : Math.round(meters / 1000);
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(km)} km`;
}

function formatHours(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`;
}

/** A time of day, and behind it how many midnights later that is: ` (+1)`. */
export interface Clock {
  readonly time: string;
  readonly later: string;
}

export function clockOf(minutes: number): Clock {
  const whole = Math.round(minutes);
  const days = Math.floor(whole / MINUTES_PER_DAY);
  const ofDay = whole - days * MINUTES_PER_DAY;
  const time = `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
  return { time, later: days > 0 ? ` (+${days})` : '' };
}

export function formatEuros(cents: number, { locale }: PrintWords): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

/** `Sonntag, 12. Juli 2026` */
export function formatDate(date: CalendarDate, { locale }: PrintWords): string {
  const options = { dateStyle: 'full', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(`${date}T00:00:00Z`));
}

/** `12.07.2026` */
export function formatShortDate(date: string, { locale }: PrintWords): string {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, options).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  );
}
