import { expect, it } from 'vitest';
import { isMeant, readIdeaQuery, withIdeaQuery } from './idea-query.ts';

const read = (search: string) => readIdeaQuery(new URLSearchParams(search));
const alps = { region: 'alpen', dayCount: 9, months: [6, 7, 8, 9] } as const;
const meant = (search: string) => isMeant({ ...alps, months: [...alps.months] }, read(search));

it('reads what it can and leaves out the rest', () => {
  expect(read('region=mond&tage=8-9&zeit=13')).toEqual({ region: '', tage: '8-9', zeit: '' });
});

it.each([
  ['', true],
  ['region=alpen', true],
  ['region=norden', false],
  ['tage=8-9', true],
  ['tage=10-', false],
  ['zeit=7', true],
  ['zeit=5', false],
  ['zeit=herbst', true],
  ['zeit=winter', false],
  ['region=alpen&tage=8-9&zeit=sommer', true],
  ['region=alpen&tage=1-5&zeit=sommer', false],
])('finds nine days in the Alps from June to September by „%s“: %s', (search, isFound) => {
  expect(meant(search)).toBe(isFound);
});

it('keeps a planned route in the address', () => {
  const search = new URLSearchParams('von=48,11,M&region=alpen');
  expect(withIdeaQuery(search, read('zeit=7'))).toBe('von=48%2C11%2CM&zeit=7');
});
