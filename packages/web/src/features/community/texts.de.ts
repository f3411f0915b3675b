import type { CategorySlug } from './categories.ts';

interface CategoryText {
  readonly name: string;
  readonly text: string;
}

export const de = {
  forum: {
    title: 'Forum',
    intro:
      'Fragen stellen, Tipps geben, Strecken zeigen: Hier reden Leute miteinander, die lieber selbst fahren als fliegen.',
    categories: 'Kategorien',
    latest: 'Neueste Beiträge',
    emptyTitle: 'Noch ist es still auf diesem Rastplatz',
    emptyText:
      'Im Forum steht noch kein Beitrag. Wie wir hier miteinander umgehen, steht in der Community-Richtlinie.',
    emptyAction: 'Community-Richtlinie lesen',
    back: 'Alle Kategorien',
    categoryEmptyTitle: 'In dieser Kategorie steht noch nichts',
    categoryEmptyText:
      'Niemand hat hier bisher etwas geschrieben. Sieh in den anderen Kategorien nach, worüber geredet wird.',
    unknownTitle: 'Diese Kategorie gibt es nicht',
    unknownText:
      'Unter dieser Adresse führt das Forum keine Kategorie. Vielleicht ist beim Abtippen ein Buchstabe verloren gegangen.',
    unknownAction: 'Zu allen Kategorien',
  },
  category: {
    fragen: {
      name: 'Fragen',
      text: 'Etwas nicht gefunden? Frag die, die schon da waren.',
    },
    tipps: {
      name: 'Tipps',
      text: 'Stellplätze, Umwege, Bäckereien: was man gern vorher gewusst hätte.',
    },
    roadtrips: {
      name: 'Roadtrips',
      text: 'Ganze Reisen mit Etappen, Erlebnissen und dem, was schiefging.',
    },
    'fahrzeuge-camper': {
      name: 'Fahrzeuge & Camper',
      text: 'Vom Kombi mit Matratze bis zum Kastenwagen, vom Ausbau bis zur Panne.',
    },
    laender: {
      name: 'Länder',
      text: 'Maut, Fähren, Sitten und Straßen, Land für Land.',
    },
    ausruestung: {
      name: 'Ausrüstung',
      text: 'Kocher, Kühlbox, Werkzeug: was mitmuss und was zu Hause bleibt.',
    },
  } satisfies Record<CategorySlug, CategoryText>,
  posts: {
    titleCountry: (country: string) => `Beiträge aus ${country}`,
    titlePlace: (place: string, country: string) => `Beiträge zu ${place}, ${country}`,
    intro: 'Fragen, Tipps und Roadtrips, die an diesem Ort spielen.',
    emptyTitle: 'Von hier hat noch niemand geschrieben',
    emptyText: (place: string) =>
      `Zu ${place} steht noch kein Beitrag im Forum. In den Kategorien findest du alles, was nicht an einem Ort hängt.`,
    emptyAction: 'Zum Forum',
  },
  roadtrips: {
    title: 'Roadtrips suchen',
    intro: 'Durchsuche die Reisen, die andere veröffentlicht haben.',
    label: 'Land, Ort oder Strecke',
    search: 'Suchen',
    emptyTitle: (term: string) => `Kein Roadtrip zu „${term}“`,
    emptyText:
      'Zu deiner Suche ist keine Reise veröffentlicht. Versuch es mit einem Land oder einer größeren Stadt, oder nimm dir eine unserer klassischen Routen vor.',
    emptyAction: 'Klassische Routen ansehen',
  },
  post: {
    title: 'Beitrag nicht gefunden',
    emptyTitle: 'Diesen Beitrag gibt es hier nicht',
    emptyText:
      'Er wurde gelöscht, oder die Adresse ist nicht vollständig. Im Forum kommst du weiter.',
    emptyAction: 'Zum Forum',
  },
};
