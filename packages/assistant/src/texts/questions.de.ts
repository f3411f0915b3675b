import type { HowToTopic, UnknowableTopic } from '../action.ts';

/** Answers about the whole trip. */
export const questionAnswers = {
  dayWay: (day: number, date: string, km: string, time: string, way: string) =>
    `Tag ${day} (${date}): ${km}, ${time} Fahrt, ${way}`,
  longestDay: (day: string) => `Am weitesten geht es an ${day}.`,
  shortestDay: (day: string) => `Am wenigsten, von Tagen ohne Fahrt abgesehen, an ${day}.`,
  suchDays: (time: string, fewer: boolean) =>
    `${fewer ? 'Weniger' : 'Mehr'} als ${time} am Steuer:`,
  noSuchDays: (time: string, fewer: boolean) =>
    `An keinem Tag sitzt ihr ${fewer ? 'weniger' : 'mehr'} als ${time} am Steuer.`,
  groups: {
    booked: (sum: string) => `Gebucht, zusammen ${sum}:`,
    open: (sum: string) => `Eingetragen und noch nicht gebucht, zusammen ${sum}:`,
  },
  around: (name: string) => `In der Nähe von ${name}:`,
  noneOfTheme: (theme: string) => `Zu „${theme}“ kenne ich dort nichts.`,
  groupEmpty: {
    booked: 'Gebucht ist noch nichts.',
    open: 'Eingetragen und noch offen ist nichts.',
  },
  noPrice: 'ohne Preis',
  perPerson: (persons: number, sum: string) =>
    `Geteilt durch ${persons} sind das ${sum} pro Person.`,
  stay: (name: string, nights: string, from: string, until: string) =>
    `In ${name} seid ihr ${nights}: ab ${from}${until === '' ? '' : `, weiter am ${until}`}.`,
  noNightAt: (name: string, day: number, date: string) =>
    `In ${name} ist keine Nacht geplant; ihr kommt an Tag ${day} (${date}) dorthin.`,
  stayOpen: 'Eine Unterkunft ist dort noch nicht eingetragen.',
  lodging: (name: string, booked: boolean, price: string) =>
    `Unterkunft: ${name}, ${booked ? 'gebucht' : 'noch nicht gebucht'}${price === '' ? '' : `, ${price}`}.`,
  inTime: (time: string, spare: string) => `Bis ${time} bleiben dann ${spare}`,
  tooLate: (time: string, late: string) => `Bis ${time} reicht das nicht: Es fehlen ${late}`,
  overLimit: (time: string, limit: string) =>
    `Mit ${time} am Steuer ist der Tag länger als deine ${limit}`,
  over: (name: string, via: string) => `${name} über ${via}`,
  miles: (count: number) => `rund ${count.toLocaleString('de-DE')} Meilen`,
  feast: (date: string, day: number, place: string) =>
    `${date} ist Tag ${day} deiner Reise: ${place}.`,
  notInTrip: (date: string) => `${date} liegt nicht in deiner Reise.`,
  feastUnknown:
    'Ob das dort ein gesetzlicher Feiertag ist und was dann geschlossen hat, weiß ich nicht; es steht im Feiertagskalender des Landes.',
  allBooked: 'Alles, was in dieser Reise zu buchen ist, ist gebucht.',
  notBooked: 'Noch nicht gebucht:',
  nightsToBook: (first: number, last: number) =>
    first === last
      ? `Unterkunft für die Nacht an Tag ${first}`
      : `Unterkunft für die Nächte an Tag ${first} bis ${last}`,
  legsToBook: {
    arrivalEntry: 'Anreise',
    departureEntry: 'Abreise',
    duringTripEntry: 'Fahrzeug der Reise',
  },
  unnamed: 'Etwas ohne Namen',
  noNights: 'Auf dieser Reise gibt es keine Nacht unterwegs.',
  nowhere: 'noch nirgends',
  sleep: (day: string, date: string, place: string, hotel: string | null) =>
    `${day} (${date}): ${place}, ${hotel === null ? 'noch keine Unterkunft' : hotel}`,
  oneCountry: (country: string) => `Die ganze Reise liegt in einem Land: ${country}.`,
  countries: (countries: string) => `Die Reise führt durch ${countries}.`,
  border: (from: string, to: string, day: number, stop: string) =>
    `${from} → ${to}: Tag ${day}, auf dem Weg nach ${stop}`,
  tolls: 'Das kosten dort die Straßen, für einen Pkw und ungefähr:',
  toll: (country: string, system: string, price: string, where: string) =>
    `${country}: ${[system, price].filter(Boolean).join(', ')}${where === '' ? '' : `; ${where}`}`,
  ferries: 'Auf dem Weg liegen:',
  crossing: {
    ferry: (name: string, time: string) => `Fähre ${name}, ${time}`,
    train: (name: string, time: string) => `Autozug ${name}, ${time}`,
  },
  noFerries: 'Auf dieser Reise liegt keine Fähre und kein Autozug.',
  daylightAt: (day: number, date: string, place: string) => `Tag ${day} (${date}), ${place}:`,
  daylight: (rise: string, set: string, length: string) =>
    `Die Sonne geht um ${rise} auf und um ${set} unter. Hell ist es ${length}`,
  daylightLength: (length: string) => `Zwischen Sonnenaufgang und -untergang liegen ${length}`,
  daylightEdge: {
    always: 'Die Sonne geht an diesem Tag nicht unter.',
    never: 'Die Sonne geht an diesem Tag nicht auf.',
  },
};

/** What stands on links to places in the app. */
export const links = {
  day: (number: number) => `Tag ${number} im Planer`,
  overview: 'Zum Überblick',
  bookings: 'Zu den Buchungen',
  costs: 'Zu den Kosten',
  tolls: 'Mehr über Vignetten und Maut',
  ferries: 'Mehr über Fähren',
};

interface HowTo {
  readonly words: string;
  readonly label: string;
}

export const howTo: Readonly<Record<HowToTopic, HowTo>> = {
  share: {
    words: 'Unter „Teilen“ machst du einen Link zu deiner Reise, den du weitergeben kannst.',
    label: 'Reise teilen',
  },
  invite: {
    words:
      'Unter „Mitreisende“ lädst du andere per E-Mail oder Link ein. Du bestimmst, ob sie mitplanen oder nur lesen.',
    label: 'Mitreisende einladen',
  },
  print: {
    words:
      'Auf der Druckseite wählst du, was aufs Papier kommt. Von dort druckst du oder speicherst ein PDF; größer wird die Schrift mit der Skalierung im Druckfenster.',
    label: 'Reise drucken',
  },
  export: {
    words:
      'Im Planer öffnest du neben dem Titel die Auswahl der Reisen. Dort speicherst du die offene Reise als Datei, zum Beispiel als GPX fürs Navi oder als Kalender.',
    label: 'Zum Planer',
  },
  offline: {
    words:
      'Eine Reise, die du mit Netz geöffnet hast, liegt auf deinem Gerät: Du kannst sie im Planer auch ohne Netz lesen und ändern. Für Karte und Suche brauchst du Netz; ein Ausdruck oder PDF hilft dort, wo nichts geht.',
    label: 'Zum Planer',
  },
  undo: {
    words:
      'Sage „rückgängig“, oder nimm im Planer den Pfeil oben in der Leiste. So kommst du Schritt für Schritt zurück.',
    label: 'Zum Planer',
  },
};

/** What the app cannot know, in one sentence with where to look. */
export const unknowable: Readonly<Record<UnknowableTopic, string>> = {
  weather:
    'Wie das Wetter wird, weiß ich nicht; ein paar Tage vorher sagt es dir der [Deutsche Wetterdienst](https://www.dwd.de) oder der Wetterdienst des Landes.',
  entry:
    'Welche Papiere du brauchst, hängt von deinem Pass ab und ändert sich, die Grüne Karte hat deine Versicherung; verbindlich sind die Reisehinweise des [Auswärtigen Amts](https://www.auswaertiges-amt.de) und die Botschaft des Landes.',
  traffic:
    'Staus und Baustellen kenne ich nicht; für deutsche Autobahnen stehen sie bei der [Autobahn GmbH](https://verkehr.autobahn.de), unterwegs weiß es dein Navi.',
  openingHours:
    'Öffnungszeiten kenne ich nicht; sieh auf der Seite des Ortes selbst nach, am besten kurz vor dem Besuch.',
  passes:
    'Ob ein Pass gerade offen ist, weiß ich nicht; die hohen Pässe der Alpen sind meist von Juni bis Oktober frei, den Stand des Tages nennt dir der [ADAC](https://www.adac.de) oder die Straßenverwaltung des Landes.',
  charging:
    'Wie weit dein Akku reicht, weiß ich nicht; Ladesäulen zeigt dir die Karte im Planer, wenn du dort „Tanken & Laden“ einschaltest.',
  size: 'Grenzen für Höhe, Länge und Gewicht kenne ich nicht; für Fähren nennt sie die Reederei bei der Buchung, für Straßen und Tunnel ein Navi für Wohnmobile.',
  currency:
    'Ich rechne in Euro und kenne keine Wechselkurse; den von heute nennt dir die [Europäische Zentralbank](https://www.ecb.europa.eu) oder deine Bank.',
};
