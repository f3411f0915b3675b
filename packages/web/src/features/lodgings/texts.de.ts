import type { StayProblem } from '@fahrtwind/domain';
import type { LodgingFailure } from '../../parts/lodging/use-lodgings.ts';
import type { CreateTripProblem } from '../../parts/use-create-trip.ts';
import type { PlaceProblem } from './state/search-form.ts';

const placeProblems: Readonly<Record<PlaceProblem, string>> = {
  missing: 'Wo willst du übernachten? Suche einen Ort und wähle ihn aus der Liste.',
  unchosen: 'Wähle den Ort aus der Liste, damit klar ist, welcher gemeint ist.',
};

const arrivalProblems: Readonly<Record<StayProblem['code'], string>> = {
  missing: 'Wann kommst du an?',
  past: 'Dieser Tag ist schon vorbei. Wähle heute oder einen späteren.',
  'too-far': 'So weit in der Zukunft lässt sich nichts suchen.',
  'not-after-arrival': 'Die Anreise muss vor der Abreise liegen.',
  'too-long': 'Suche nach höchstens 30 Nächten am Stück.',
};

const departureProblems: Readonly<Record<StayProblem['code'], string>> = {
  ...arrivalProblems,
  missing: 'Wann fährst du weiter?',
  'not-after-arrival': 'Die Abreise muss nach der Anreise liegen.',
};

const failures: Readonly<Record<LodgingFailure, string>> = {
  offline:
    'Ohne Netz lässt sich nichts suchen. Ort und Daten bleiben stehen; sobald du wieder Netz hast, versuche es noch einmal.',
  busy: 'Das waren viele Suchen in kurzer Zeit. Warte eine Minute und versuche es dann noch einmal.',
  failed:
    'Die Suche hat nicht geklappt. Ort und Daten bleiben stehen, versuche es gleich noch einmal.',
};

const createProblems: Readonly<Record<CreateTripProblem, string>> = {
  refused: 'Aus diesen Daten lässt sich keine Reise anlegen. Wähle andere Nächte.',
  offline: 'Dafür braucht es gerade eine Verbindung. Es ist nichts verändert.',
  'no-session':
    'Die Reise ließ sich nicht anlegen. Prüfe deine Verbindung und ob dein Browser Cookies zulässt.',
};

export const de = {
  page: {
    title: 'Unterkünfte für deinen Roadtrip',
    intro:
      'Ein guter Fahrtag endet an einem guten Ort. Suche nach Hotel, Hostel, Ferienwohnung oder Stellplatz, übernimm den Fund in deine Reise, und lies darunter, worauf es ankommt.',
    next: 'Lege zuerst die Etappen fest, dann die Betten.',
    nextAction: 'Routenideen ansehen',
  },
  search: {
    title: 'Unterkunft suchen',
    place: 'Ort',
    changePlace: (name: string) => `${name} durch einen anderen Ort ersetzen`,
    change: 'Ändern',
    arrival: 'Anreise',
    departure: 'Abreise',
    persons: 'Personen',
    personCount: (count: number) => (count === 1 ? '1 Person' : `${count} Personen`),
    type: 'Art',
    allTypes: 'Alle Arten',
    submit: 'Unterkünfte suchen',
    placeProblems,
    arrivalProblems,
    departureProblems,
  },
  results: {
    title: (place: string) => `Unterkünfte bei ${place}`,
    nights: (count: number) => (count === 1 ? '1 Nacht' : `${count} Nächte`),
    asking: 'Unterkünfte werden gesucht …',
    found: (count: number) =>
      count === 1 ? '1 Unterkunft gefunden' : `${count} Unterkünfte gefunden`,
    failureTitle: 'Gerade keine Ergebnisse',
    again: 'Noch einmal',
    failures,
    fallback:
      'Die Buchungssuche antwortet gerade nicht. Du siehst, was wir ohne sie kennen: ohne Preise und freie Zimmer.',
    none: 'Hier kennen wir selbst keine freien Unterkünfte. Auf den Buchungsseiten sind Ort, Daten und Personen schon ausgefüllt.',
    noneTitle: 'Suche auf einer Buchungsseite weiter',
    elsewhere: 'Anderswo weitersuchen',
    elsewhereText: 'Ort, Daten und Personen sind dort schon ausgefüllt.',
    noPrice: 'Preis beim Haus erfragen',
    website: 'Website',
    toOffer: 'Zum Angebot',
    offerOf: (name: string) => `Zum Angebot von ${name}`,
    websiteOf: (name: string) => `Website von ${name}`,
    take: 'In Reise übernehmen',
    takeNamed: (name: string) => `${name} in eine Reise übernehmen`,
    source: (names: string) => `Quelle: ${names}`,
    order: 'Sortiert nach Entfernung. Eine Provision ändert an der Reihenfolge nichts.',
  },
  own: {
    title: 'Etwas gefunden?',
    text: 'Füge den Link der Unterkunft ein oder schreibe ihren Namen auf. Die Seite hinter dem Link wird nicht geöffnet.',
    label: 'Name oder Link',
    missing: 'Schreibe den Namen auf oder füge den Link ein.',
    take: 'In Reise übernehmen',
  },
  adopt: {
    title: (name: string) => `${name} übernehmen`,
    trip: 'In welche Reise?',
    newTrip: 'Neue Reise anlegen',
    night: 'Ab welcher Nacht?',
    loading: 'Die Reise wird geladen …',
    loadingTrips: 'Deine Reisen werden geladen …',
    day: (number: number, weekday: string, place: string) =>
      place === '' ? `Tag ${number} · ${weekday}` : `Tag ${number} · ${weekday} · ${place}`,
    stay: (dates: string, nights: string) => `${nights}, ${dates}`,
    priceDropped:
      'Der Preis galt für die gesuchten Nächte. Mit diesen Daten wird er nicht übernommen.',
    replaces: (names: string) =>
      `In diesen Nächten ist schon ${names} eingetragen. Die Nächte gehen an die neue Unterkunft, die alte bleibt in der Reise stehen.`,
    outside: 'Die Reise ist kürzer als der Aufenthalt. Der Planer zeigt dir, welche Nacht fehlt.',
    newTripText: (start: string, days: number) =>
      `Die Reise beginnt am ${start} und hat ${days === 1 ? 'einen Tag' : `${days} Tage`}. Alles lässt sich später ändern.`,
    guestText: 'Du brauchst kein Konto: Wir legen dir ein Gastkonto an.',
    tripTitle: (place: string) => `Reise nach ${place}`,
    cancel: 'Abbrechen',
    ok: 'Übernehmen',
    done: (name: string) => `${name} übernommen`,
    open: 'Reise öffnen',
    failed:
      'Die Reise ließ sich nicht laden. Es ist nichts verändert. Versuche es gleich noch einmal.',
    createProblems,
  },
};
