import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: 'Route ideas',
  filter: 'Filter route ideas',
  region: 'Region',
  anyRegion: 'All of Europe',
  length: 'Duration',
  anyLength: 'Any length',
  lengths: {
    '1-5': 'Up to 5 days',
    '6-7': '6 or 7 days',
    '8-9': '8 or 9 days',
    '10-': '10 days and more',
  },
  time: 'When',
  anyTime: 'Any time',
  seasons: { fruehling: 'Spring', sommer: 'Summer', herbst: 'Autumn', winter: 'Winter' },
  apply: 'Filter',
  reset: 'Reset filters',
  count: (shown, all) => {
    if (shown === all) return `${all} route ideas`;
    return `${shown} of ${all} route ideas`;
  },
  nothingTitle: 'We have no route for this yet',
  nothingText: 'Drop one of the filters, or plan your own route further down.',
  failedTitle: 'The route ideas could not be loaded',
  failedText:
    'The server is not responding right now, or you are offline. You can still enter your own route.',
};
