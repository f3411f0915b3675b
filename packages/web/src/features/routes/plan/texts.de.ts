import type { CreateTripProblem } from '../../../parts/use-create-trip.ts';
import type { RouteFailure } from './use-planned-route.ts';

const failures: Readonly<Record<RouteFailure, string>> = {
  offline: 'Ohne Netz lässt sich keine Route planen. Deine Orte bleiben hier stehen.',
  busy: 'Das waren gerade sehr viele Routen. Deine Orte bleiben hier stehen. Warte eine Minute.',
  failed:
    'Das Berechnen der Route hat nicht geklappt. Deine Orte bleiben hier stehen. Versuche es gleich noch einmal.',
};

const takeProblems: Readonly<Record<CreateTripProblem, string>> = {
  offline:
    'Ohne Netz lässt sich die Reise nicht anlegen. Die Route bleibt hier stehen. Versuche es, sobald du wieder Netz hast.',
  'no-session':
    'Die Reise ließ sich nicht anlegen. Die Route bleibt hier stehen. Erlaube Cookies für diese Seite oder versuche es gleich noch einmal.',
  refused:
    'Aus dieser Route lässt sich keine Reise machen. Sie bleibt hier stehen. Nimm weniger Orte und versuche es noch einmal.',
};

const list = new Intl.ListFormat('de-DE', { type: 'conjunction' });

export const de = {
  title: 'Route planen',
  stops: 'Orte der Route',
  from: 'Von',
  to: 'Nach',
  via: 'Zwischenstopp',
  addVia: 'Zwischenstopp hinzufügen',
  cancel: 'Abbrechen',
  most: (count: number) => `Mehr als ${count} Orte passen nicht in eine Route.`,
  reverse: 'Richtung umkehren',
  reversed: 'Die Route läuft jetzt andersherum.',
  up: (place: string) => `${place} nach vorn`,
  down: (place: string) => `${place} nach hinten`,
  remove: (place: string) => `${place} entfernen`,
  moved: (place: string, position: number, count: number) =>
    `${place} ist jetzt Ort ${position} von ${count}.`,
  removed: (place: string, left: number) => `${place} ist entfernt. Orte der Route: ${left}.`,
  profile: 'Womit?',
  avoidToll: 'Maut vermeiden',
  avoidTollHint: 'Kann länger dauern.',
  cut: 'Ein Teil der Adresse war nicht lesbar und fehlt deshalb. Prüfe die Orte.',
  asking: 'Die Route wird gesucht …',
  failureTitle: 'Noch keine Route',
  failures,
  again: 'Noch einmal',
  result: 'Die Route',
  distance: 'Strecke',
  time: 'Zeit unterwegs',
  countries: 'Länder',
  toll: 'Maut',
  tollYes: 'mautpflichtige Straßen',
  tollNo: 'keine bekannt',
  ferry: 'Fähre',
  ferryYes: 'ja, mit dabei',
  ferryNo: 'nein',
  announced: (way: string) => `Route gefunden: ${way}.`,
  estimate: 'Das ist eine Schätzung, nachgemessen ist sie nicht.',
  source: (names: string) => `Quelle: ${names}`,
  fallback:
    'Der Routendienst antwortet gerade nicht. Bis er zurück ist, siehst du unsere eigene Schätzung.',
  missingTitle: 'Nicht überall führt eine Straße hin',
  missing: (from: string, to: string) => `Von ${from} nach ${to} gibt es keine Route.`,
  atSea: (places: readonly string[]) =>
    places.length === 1
      ? `${places.join('')} liegt im Wasser. Wähle einen Ort an Land.`
      : `${list.format(places)} liegen im Wasser. Wähle Orte an Land.`,
  missingAdvice: 'Wähle einen anderen Ort oder nimm die Luftlinie. Die übrigen Etappen stimmen.',
  legs: 'Etappen',
  leg: (from: string, to: string) => `${from} – ${to}`,
  day: (day: number) => `Tag ${day}`,
  noRoute: 'keine Route',
  withToll: 'Maut',
  withFerry: 'Fähre',
  estimated: 'geschätzt',
  map: 'Karte der Route',
  mapWaits: 'Sobald Start und Ziel feststehen, siehst du die Route hier auf der Karte.',
  showMap: 'Karte schon jetzt zeigen',
  mapComes: 'Die Karte wird geladen.',
  take: 'Als Reise übernehmen',
  takeDays: (days: number, hours: number) =>
    days === 1
      ? 'Das wird eine Reise von einem Tag.'
      : `Das wird eine Reise von ${days} Tagen, jeder mit höchstens ${hours} Stunden Fahrt.`,
  takeLong: (days: number, hours: number) =>
    `Das wird eine Reise von ${days === 1 ? 'einem Tag' : `${days} Tagen`}. Eine Etappe dauert länger als ${hours} Stunden: Ein Zwischenstopp teilt sie.`,
  takeAsGuest: 'Du brauchst kein Konto. Registrierst du dich später, kommt die Reise mit.',
  takeProblems,
  share: 'Die ganze Route steht in der Adresse dieser Seite: Teile sie als Link.',
  tripTitle: (from: string, to: string) =>
    from === to ? `Rundreise ab ${from}` : `${from} – ${to}`,
};
