import type { HowToTopic, UnknowableTopic } from '../action.ts';

/** Answers about the whole trip. */
export const questionAnswers = {
  longestDay: (day: number, date: string, km: string, time: string, way: string) =>
    `Am weitesten geht es an Tag ${day} (${date}): ${km}, ${time} Fahrt, ${way}.`,
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
      'Auf der Druckseite wählst du, was aufs Papier kommt. Von dort druckst du oder speicherst ein PDF.',
    label: 'Reise drucken',
  },
  export: {
    words:
      'Im Planer öffnest du neben dem Titel die Auswahl der Reisen. Dort speicherst du die offene Reise als Datei, zum Beispiel als GPX fürs Navi oder als Kalender.',
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
    'Welche Papiere du brauchst, hängt von deinem Pass ab und ändert sich; verbindlich sind die Reisehinweise des [Auswärtigen Amts](https://www.auswaertiges-amt.de) und die Botschaft des Landes.',
  traffic:
    'Staus und Baustellen kenne ich nicht; für deutsche Autobahnen stehen sie bei der [Autobahn GmbH](https://verkehr.autobahn.de), unterwegs weiß es dein Navi.',
  openingHours:
    'Öffnungszeiten kenne ich nicht; sieh auf der Seite des Ortes selbst nach, am besten kurz vor dem Besuch.',
};
