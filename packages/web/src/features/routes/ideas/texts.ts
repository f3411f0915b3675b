import { defineTexts } from '../../../ui/texts.tsx';
import type { IdeaLength, SeasonWord } from './idea-query.ts';

const de = {
  title: 'Routenideen',
  filter: 'Routenideen filtern',
  region: 'Region',
  anyRegion: 'Ganz Europa',
  length: 'Dauer',
  anyLength: 'Egal wie lang',
  lengths: {
    '1-5': 'Bis 5 Tage',
    '6-7': '6 oder 7 Tage',
    '8-9': '8 oder 9 Tage',
    '10-': '10 Tage und mehr',
  } satisfies Record<IdeaLength, string>,
  time: 'Reisezeit',
  anyTime: 'Egal wann',
  seasons: {
    fruehling: 'Frühling',
    sommer: 'Sommer',
    herbst: 'Herbst',
    winter: 'Winter',
  } satisfies Record<SeasonWord, string>,
  apply: 'Filtern',
  reset: 'Filter zurücksetzen',
  count: (shown: number, all: number) => {
    if (shown === all) return `${all} Routenideen`;
    return `${shown} von ${all} Routenideen`;
  },
  nothingTitle: 'Dazu haben wir noch keine Route',
  nothingText: 'Lass einen der Filter weg, oder plane weiter unten deine eigene Strecke.',
  failedTitle: 'Die Routenideen ließen sich nicht laden',
  failedText:
    'Der Server antwortet gerade nicht, oder du bist offline. Deine eigene Route kannst du trotzdem eingeben.',
};

const en: typeof de = {
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

export const useIdeaTexts = defineTexts(de, en);
