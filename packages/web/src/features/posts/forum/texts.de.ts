import type { PostCategory, PostKind, PostSort } from '@fahrtwind/domain';

interface CategoryText {
  readonly name: string;
  readonly text: string;
}

export const de = {
  title: 'Forum',
  intro:
    'Fragen stellen, Tipps geben, Strecken zeigen: Hier reden Leute miteinander, die lieber selbst fahren als fliegen.',
  categories: 'Kategorien',
  all: 'Alle',
  category: {
    fragen: {
      name: 'Fragen',
      text: 'Etwas nicht gefunden? Frage die, die schon da waren.',
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
  } satisfies Record<PostCategory, CategoryText>,
  view: 'Sortierung und Ansicht',
  sorts: {
    new: 'Neu',
    liked: 'Beliebt',
    unanswered: 'Unbeantwortet',
  } satisfies Record<PostSort, string>,
  fitting: 'Passend',
  feed: 'Für dich',
  saved: 'Gemerkt',
  moderation: 'Moderation',
  searchLabel: 'Beiträge durchsuchen',
  searchIn: (category: string) => `In „${category}“ suchen`,
  search: 'Suchen',
  found: (count: string, question: string) => `${count} zu „${question}“`,
  clearSearch: 'Suche aufheben',
  countries: 'Beiträge nach Ländern',
  /** Exact to 100. */
  countOf: (count: number, hasMore: boolean) => `${count}${hasMore ? '+' : ''}`,
  write: 'Beitrag schreiben',
  writeKind: {
    frage: 'Frage stellen',
    tipp: 'Tipp geben',
    roadtrip: 'Roadtrip zeigen',
  } satisfies Record<PostKind, string>,
  join: {
    title: 'Mitreden',
    text: 'Mit einem Konto fragst du, antwortest und merkst dir Beiträge. Lesen kannst du alles auch so.',
    signIn: 'Anmelden',
    register: 'Konto anlegen',
  },
  writeFirst: {
    title: 'Beitrag schreiben',
    heading: 'Dafür brauchst du ein Konto',
    text: 'Wer hier schreibt, soll Antworten bekommen können. Melde dich an oder lege ein Konto an: Danach bist du wieder genau hier.',
    guestText:
      'Wer hier schreibt, soll Antworten bekommen können. Lege ein Konto an: Deine Reisen als Gast bleiben dabei, und danach bist du wieder genau hier.',
  },
  viewFirst: {
    feedTitle: 'Dafür brauchst du ein Konto',
    savedTitle: 'Gemerkte Beiträge brauchen ein Konto',
    text: 'Melde dich an oder lege ein Konto an: Danach bist du wieder genau hier.',
    all: 'Alle Beiträge ansehen',
  },
  writingTitle: 'Was möchtest du schreiben?',
  more: 'Rund ums Forum',
  guidelines: 'Community-Richtlinie',
  newsFeed: 'RSS-Feed',
  trips: 'Veröffentlichte Reisen',
  empty: {
    forum: {
      title: 'Noch ist es still auf diesem Rastplatz',
      text: 'Im Forum steht noch kein Beitrag. Stelle die erste Frage oder gib den ersten Tipp.',
    },
    category: {
      title: 'In dieser Kategorie steht noch nichts',
      text: 'Niemand hat hier bisher etwas geschrieben. Fang an, oder sieh nach, worüber sonst geredet wird.',
    },
    unanswered: {
      title: 'Alles beantwortet',
      text: 'Auf jeden Beitrag hier hat schon jemand geantwortet.',
    },
    feed: {
      title: 'Deine Auswahl ist noch leer',
      text: 'Hier steht, was Leute schreiben, denen du folgst, und was an Orten spielt, zu denen du Reisen planst. Folge jemandem, oder plane deine nächste Reise.',
    },
    saved: {
      title: 'Du hast noch nichts gemerkt',
      text: 'Mit „Merken“ legst du einen Beitrag hier ab und findest ihn vor der Abfahrt wieder.',
    },
    search: {
      title: (question: string) => `Nichts zu „${question}“ gefunden`,
      text: 'Versuche es mit weniger oder anderen Wörtern. Oder frag: Irgendwer war schon da.',
    },
  },
  toAll: 'Alle Beiträge',
  searchAll: 'Im ganzen Forum suchen',
  plan: 'Reise planen',
  unknownTitle: 'Diese Kategorie gibt es nicht',
  unknownText:
    'Unter dieser Adresse führt das Forum keine Kategorie. Vielleicht ist beim Abtippen ein Buchstabe verloren gegangen.',
  unknownAction: 'Zu allen Kategorien',
};
