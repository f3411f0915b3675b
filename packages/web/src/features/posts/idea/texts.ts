import type { CostLine, IdeaLinkKind } from '@fahrtwind/domain';
import { defineTexts } from '../../../ui/texts.tsx';

const de = {
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

const en: typeof de = {
  days: {
    title: 'Day by day',
    day: 'Day',
    what: 'What is on',
    way: 'Distance',
    night: 'Night in',
    noWay: 'no driving',
    end: 'End of the trip',
    book: (what, when) => `Book: ${what}, ${when}`,
    ahead: (days) => {
      if (days === 1) return 'the day before';
      if (days < 14) return `${days} days ahead`;
      if (days < 60) return `${Math.round(days / 7)} weeks ahead`;
      return `${Math.round(days / 30)} months ahead`;
    },
    estimate: 'Figures with ~ are estimates, without traffic and breaks.',
  },
  months: {
    title: 'Best time',
    best: (months) => `Best months: ${months}`,
  },
  costs: {
    title: 'What it costs for two',
    line: 'Item',
    from: 'frugal',
    to: 'comfortable',
    sum: 'Total',
    lines: {
      driving: 'Driving',
      sleeping: 'Nights',
      food: 'Food',
      tolls: 'Tolls and ferries',
      parking: 'Parking, visitor tax',
      tickets: 'Tickets',
    },
    hint: 'Frugal means a tent, a camper or simple rooms, with picnics at noon; comfortable means rooms, with dinners out. Without getting there and back, estimated for the season of 2026; add 15 per cent as a reserve.',
    article: 'How we reckon',
  },
  links: {
    title: 'Book and look up',
    kinds: {
      ferry: 'Ferries',
      toll: 'Tolls and vignettes',
      road: 'Roads and zones',
      park: 'Parks and nature',
      ticket: 'Tickets',
      entry: 'Entry rules',
    },
  },
  gpx: {
    button: 'Download GPX',
    day: (number) => `Day ${number}`,
    failed: 'The file could not be written. Check your connection and try again.',
  },
  print: 'Print or save as PDF',
};

export const useIdeaTexts = defineTexts(de, en);
