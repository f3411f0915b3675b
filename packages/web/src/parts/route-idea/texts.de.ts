import type { RouteRegion } from '@fahrtwind/domain';

export const de = {
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
