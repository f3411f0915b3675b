import type { IdeaLength, SeasonWord } from './idea-query.ts';

export const de = {
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
