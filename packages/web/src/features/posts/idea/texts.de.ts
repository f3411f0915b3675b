import type { CostLine, IdeaLinkKind } from '@fahrtwind/domain';

export const de = {
  days: {
    title: 'Tag für Tag',
    day: 'Tag',
    what: 'Was ansteht',
    way: 'Strecke',
    night: 'Nacht in',
    noWay: 'ohne Fahrt',
    end: 'Ende der Reise',
    book: (what: string, when: string) => `Buchen: ${what}, ${when}`,
    ahead: (days: number) => {
      if (days === 1) return 'am Tag vorher';
      if (days < 14) return `${days} Tage vorher`;
      if (days < 60) return `${Math.round(days / 7)} Wochen vorher`;
      return `${Math.round(days / 30)} Monate vorher`;
    },
    estimate: 'Angaben mit ~ sind geschätzt, ohne Verkehr und Pausen.',
  },
  months: {
    title: 'Beste Zeit',
    best: (months: string) => `Beste Monate: ${months}`,
  },
  costs: {
    title: 'Was es zu zweit kostet',
    line: 'Posten',
    from: 'sparsam',
    to: 'bequem',
    sum: 'Zusammen',
    lines: {
      driving: 'Fahren',
      sleeping: 'Schlafen',
      food: 'Essen',
      tolls: 'Maut und Fähren',
      parking: 'Parken, Kurtaxe',
      tickets: 'Eintritte',
    } satisfies Record<CostLine, string>,
    hint: 'Sparsam heißt Zelt, Camper oder einfache Zimmer und mittags Picknick, bequem heißt Zimmer und abends Gasthaus. Ohne An- und Abreise, geschätzt für die Saison 2026; leg 15 Prozent als Reserve dazu.',
    article: 'So rechnen wir',
  },
  links: {
    title: 'Buchen und nachsehen',
    kinds: {
      ferry: 'Fähren',
      toll: 'Maut und Vignetten',
      road: 'Straßen und Zonen',
      park: 'Parks und Natur',
      ticket: 'Eintritte',
      entry: 'Einreise',
    } satisfies Record<IdeaLinkKind, string>,
  },
  gpx: {
    button: 'GPX laden',
    day: (number: number) => `Tag ${number}`,
    failed:
      'Die Datei ließ sich nicht schreiben. Prüfe deine Verbindung und versuche es noch einmal.',
  },
  print: 'Drucken oder als PDF sichern',
};
