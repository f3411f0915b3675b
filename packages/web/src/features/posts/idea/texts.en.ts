import type { de } from './texts.de.ts';

export const en: typeof de = {
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
