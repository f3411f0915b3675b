import { expect, it } from 'vitest';
import { findTolls } from './toll-facts.ts';

it('reads what roads cost from the article, for each of its countries in both languages', async () => {
  const [de, en] = await Promise.all([findTolls('de'), findTolls('en')]);
  expect(de).toHaveLength(29);
  expect(new Set(de.map(({ countryCode }) => countryCode)).size).toBe(29);
  expect(en.map(({ countryCode }) => countryCode)).toEqual(
    de.map(({ countryCode }) => countryCode),
  );
  for (const { system } of [...de, ...en]) expect(system).not.toBe('');
});

it('has the official seller of a vignette, and nothing to pay where roads are free', async () => {
  const facts = new Map((await findTolls('en')).map((fact) => [fact.countryCode, fact]));
  expect(facts.get('AT')).toMatchObject({
    system: expect.stringContaining('vignette'),
    where: '[ASFINAG](https://shop.asfinag.at)',
  });
  expect(facts.get('DE')).toMatchObject({ price: '', where: '' });
  expect(facts.get('GB')?.system).toContain('free but for M6 Toll');
});
