import type { de } from './texts.de.ts';

export const en: typeof de = {
  regions: {
    norden: 'Scandinavia',
    inseln: 'British Isles',
    mitte: 'Germany and neighbours',
    alpen: 'Alps',
    westen: 'France',
    sueden: 'Southern Europe',
    balkan: 'Balkans and Greece',
    osten: 'Baltics and eastern Europe',
  },
  facts: 'The route at a glance',
  region: 'Region',
  duration: 'Duration',
  length: 'Distance',
  season: 'Best time',
  cost: 'Costs',
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  monthSpan: (first, last) => `${first} to ${last}`,
  costFor: (range) => `${range} for two`,
  costHint: 'While travelling in your own car, not counting the journey there and back.',
};
