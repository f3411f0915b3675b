import type { Season } from '@fahrtwind/domain';
import type { CreateTripProblem } from '../../../parts/use-create-trip.ts';
import type { LengthFilter } from './published-query.ts';

const seasons: Readonly<Record<Season, string>> = {
  spring: 'Frühling',
  summer: 'Sommer',
  autumn: 'Herbst',
  winter: 'Winter',
};

const lengths: Readonly<Record<LengthFilter, string>> = {
  '1-3': '1 bis 3 Tage',
  '4-7': '4 bis 7 Tage',
  '8-14': '8 bis 14 Tage',
  '15-': '15 Tage und mehr',
};

const adoptProblems: Readonly<Record<CreateTripProblem, string>> = {
  refused: 'Mit diesem Startdatum geht es nicht. Wähle einen Tag zwischen 1900 und 2199.',
  offline: 'Du bist offline. Sobald du wieder Netz hast, kannst du die Reise übernehmen.',
  'no-session':
    'Wir konnten keinen Gastzugang anlegen. Erlaube Cookies für diese Seite, oder melde dich an.',
};

export const de = {
  list: {
    title: 'Reisen ansehen',
    intro:
      'Reisen, die andere veröffentlicht haben. Sieh sie dir an und übernimm, was dir gefällt, als eigene Reise.',
    filter: 'Reisen filtern',
    country: 'Land',
    anyCountry: 'Alle Länder',
    length: 'Länge',
    anyLength: 'Jede Länge',
    lengths,
    otherLength: (range: string) => `${range.replace('-', ' bis ')} Tage`,
    season: 'Jahreszeit',
    anySeason: 'Das ganze Jahr',
    apply: 'Filtern',
    clear: 'Filter zurücksetzen',
    trips: 'Veröffentlichte Reisen',
    more: 'Mehr laden',
    failedTitle: 'Die Reisen ließen sich nicht laden',
    failedText: 'Der Server antwortet gerade nicht. Versuche es gleich noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    emptyTitle: 'Noch hat niemand eine Reise veröffentlicht',
    emptyText:
      'Mach den Anfang: Öffne eine deiner Reisen im Planer und wähle „Teilen“. Bis dahin haben wir einige Klassiker mit Etappen und Entfernungen.',
    nothingTitle: 'Keine Reise passt zu diesem Filter',
    nothingText: 'Versuche es mit einem anderen Land, einer anderen Länge oder Jahreszeit.',
    toPlanner: 'Zum Planer',
    routes: 'Klassische Routen ansehen',
  },
  missing: {
    title: 'Reise ansehen',
    heading: 'Diese Reise ist hier nicht zu sehen',
    text: 'Entweder stimmt der Link nicht ganz, oder die Freigabe wurde beendet oder ist abgelaufen. Frag am besten bei der Person nach, die dir den Link geschickt hat.',
    others: 'Andere Reisen ansehen',
    routes: 'Klassische Routen',
  },
  failed: {
    title: 'Reise ansehen',
    heading: 'Die Reise ließ sich nicht laden',
    text: 'Der Server antwortet gerade nicht, oder du bist offline. Versuche es gleich noch einmal.',
    tryAgain: 'Noch einmal versuchen',
  },
  trip: {
    by: (name: string) => `Eine Reise von ${name}`,
    stand: (date: string) => `Stand: ${date}`,
    follows: (date: string) => `Wird laufend aktualisiert, zuletzt am ${date}`,
    expires: (date: string) => `Der Link gilt bis ${date}`,
    ownNotice: 'So sehen andere deine Reise.',
    toPlanner: 'Im Planer öffnen',
    offline: 'Du bist offline und siehst die Reise, wie du sie zuletzt geöffnet hast.',
    facts: 'Die Reise in Zahlen',
    days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
    stops: (count: number) => (count === 1 ? '1 Stopp' : `${count} Stopps`),
    drive: 'Fahrzeit',
    distance: 'Strecke',
    length: 'Länge',
    when: 'Reisezeit',
    countries: 'Länder',
    costs: 'Kosten',
    seasons,
    months: (from: string, to: string) => (from === to ? from : `${from} bis ${to}`),
    map: 'Die Route',
    mapComes: 'Die Karte wird geladen …',
    plan: 'Tag für Tag',
    photos: 'Fotos der Reise',
    freeDay: 'Ein freier Tag, ganz ohne Strecke.',
    unnamed: 'Ort ohne Namen',
    coarse: 'ungefähr',
    transports: 'An- und Abreise',
    stay: (nights: number) => (nights === 1 ? '1 Nacht' : `${nights} Nächte`),
    stars: (count: number) => (count === 1 ? '1 Stern' : `${count} Sterne`),
    link: 'Zur Website',
    pois: 'In der Nähe',
    estimate: 'Angaben mit ~ sind geschätzt, ohne Verkehr und Pausen.',
  },
  adopt: {
    button: 'Als eigene Reise übernehmen',
    title: 'Als eigene Reise übernehmen',
    text: 'Du bekommst eine eigene Kopie mit allen Tagen und Stopps, die du frei ändern kannst. Gebucht ist darin nichts.',
    guestText: 'Ein Konto brauchst du dafür nicht: Wir legen dir einen Gastzugang an.',
    start: 'Erster Tag deiner Reise',
    startMissing: 'Wähle den ersten Tag deiner Reise.',
    ends: (date: string) => `Letzter Tag: ${date}`,
    ok: 'Reise übernehmen',
    cancel: 'Abbrechen',
    problems: adoptProblems,
  },
};
