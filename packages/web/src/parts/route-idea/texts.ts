import type { RouteRegion } from '@fahrtwind/domain';
import { defineTexts } from '../../ui/texts.tsx';

const de = {
  regions: {
    norden: 'Skandinavien',
    inseln: 'Britische Inseln',
    mitte: 'Deutschland und Nachbarn',
    alpen: 'Alpen',
    westen: 'Frankreich',
    sueden: 'Südeuropa',
    balkan: 'Balkan und Griechenland',
    osten: 'Baltikum und Osteuropa',
  } satisfies Record<RouteRegion, string>,
  facts: 'Die Route auf einen Blick',
  region: 'Region',
  duration: 'Dauer',
  length: 'Strecke',
  season: 'Beste Zeit',
  cost: 'Kosten',
  days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
  monthSpan: (first: string, last: string) => `${first} bis ${last}`,
  costFor: (range: string) => `${range} zu zweit`,
  costHint: 'Unterwegs mit dem eigenen Auto, ohne An- und Abreise.',
};

const en: typeof de = {
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

export const useRouteIdeaTexts = defineTexts(de, en);
