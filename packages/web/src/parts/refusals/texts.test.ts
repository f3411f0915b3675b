import { REFUSALS } from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import { de, en } from './texts.ts';

it.each([
  ['German', de],
  ['English', en],
])('has a calm sentence for every refusal in %s', (_, texts) => {
  for (const code of REFUSALS) expect(texts[code]).toMatch(/\.$/);
  expect(Object.values(texts).filter((text) => text.includes('!'))).toEqual([]);
});

it('says what to do about a conflict that the trip has left behind', () => {
  expect(de['conflict-outdated']).toContain('Der jetzige Stand bleibt.');
  expect(en['conflict-outdated']).not.toBe(de['conflict-outdated']);
});
