import type { BudgetKind, TransportField } from '@fahrtwind/domain';

const kinds: Readonly<Record<BudgetKind, string>> = {
  hotel: 'Unterkünfte',
  leg: 'Fahrten und Fahrzeug',
  activity: 'Aktivitäten',
};

const legs: Readonly<Record<TransportField, string>> = {
  arrivalEntry: 'Anreise',
  departureEntry: 'Abreise',
  duringTripEntry: 'Fahrzeug der Reise',
};

export const de = {
  day: (number: number) => `Tag ${number}`,
  stops: (count: number) => (count === 1 ? '1 Stopp' : `${count} Stopps`),
  nights: (count: number) => (count === 1 ? '1 Nacht' : `${count} Nächte`),
  days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
  estimated: '(geschätzt)',
  unnamedHotel: 'Unterkunft ohne Namen',
  unnamedActivity: 'Aktivität ohne Namen',
  ride: (kind: string, stop: string, operator: string) =>
    `${kind} nach ${stop}${operator === '' ? '' : `, ${operator}`}`,
  calendar: {
    label: 'Kalender der Reise',
    hint: 'Mit den Pfeiltasten gehst du von Tag zu Tag, mit der Eingabetaste öffnest du einen.',
    week: (number: number) => `KW ${number}`,
    weekColumn: 'Kalenderwoche',
    more: (count: number) => `+ ${count} weitere`,
    sleep: (hotel: string) => `Übernachtung: ${hotel}`,
    noLodging: 'noch keine Unterkunft',
    agenda: 'Die Tage der Reise',
  },
  costs: {
    title: 'Kosten der Reise',
    total: 'Zusammen',
    booked: 'Gebucht',
    open: 'Noch offen',
    kinds,
    kind: 'Art',
    byKind: 'Nach Art',
    sum: 'Summe',
    byDay: 'Nach Tagen',
    dayColumn: 'Tag',
    besides: 'Außerhalb der Reise',
    items: 'Posten',
    perNight: (nights: string, price: string) => `${nights} zu ${price}`,
    noPrice: 'Preis fehlt',
    unreadable: (price: string) => `${price}, nicht in Euro`,
    unknown: (count: number) =>
      count === 1
        ? '1 Posten hat noch keinen Preis in Euro und zählt nicht mit.'
        : `${count} Posten haben noch keinen Preis in Euro und zählen nicht mit.`,
    emptyTitle: 'Noch nichts, was Geld kostet',
    emptyText:
      'Sobald du Unterkünfte, Fahrten oder Aktivitäten mit Preis einträgst, siehst du hier, was gebucht ist und was noch kommt.',
    addHotel: 'Unterkunft eintragen',
  },
  overview: {
    title: 'Überblick',
    distance: 'Strecke',
    duration: 'Fahrzeit',
    length: 'Dauer',
    lodging: 'Nächte',
    openNights: (count: number) => (count === 1 ? '1 noch offen' : `${count} noch offen`),
    longest: (day: number, km: string) => `längster Tag: Tag ${day} mit ${km}`,
    countries: 'Länder in Reihenfolge',
    passing: 'Durchfahrt',
    noCountries: 'Sobald Stopps auf der Karte liegen, stehen hier die Länder der Reise.',
    chart: 'Tag für Tag',
    crossings: 'Fähren und Autozüge',
    price: 'Preis bisher',
    unpriced: (count: number) =>
      count === 1 ? '1 Posten ohne Preis' : `${count} Posten ohne Preis`,
    noChart: 'Noch keine Etappe. Ab dem zweiten Stopp siehst du hier, wie weit jeder Tag führt.',
  },
  bookings: {
    title: 'Buchungen',
    progress: (done: number, all: number) => `${done} von ${all} gebucht`,
    booked: 'gebucht',
    open: 'offen',
    legs,
    noLodging: 'Noch keine Unterkunft',
    gap: (nights: string, dates: string) => `${nights}, ${dates}`,
    add: 'Eintragen',
    addFor: (dates: string) => `Unterkunft eintragen: ${dates}`,
    show: 'Öffnen',
    showFor: (name: string) => `${name} öffnen`,
    mark: (name: string) => `${name}: gebucht`,
    empty: 'Noch nichts zu buchen. Unterkünfte, Fahrten und Aktivitäten mit Preis erscheinen hier.',
  },
  warnings: {
    title: 'Hinweise',
    limit: 'Höchste Fahrzeit am Tag',
    hours: (count: number) => `${count} Stunden`,
    hotelDoesNotFit: (hotel: string) =>
      `${hotel}: Die Buchungsdaten passen nicht mehr zu den Tagen der Reise.`,
  },
};
