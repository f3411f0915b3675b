import { expect, it } from 'vitest';
import { savedWords } from './saved-words.ts';
import { de } from './texts.de.ts';

const before = { meters: 300_000, seconds: 14_400 };

it.each([
  [{ meters: 180_000, seconds: 9600 }, /^Spart 120\u00A0km und 1:20\sh\.$/],
  [{ meters: 290_000, seconds: 14_400 }, /^Spart 10\u00A0km; die Fahrzeit bleibt etwa gleich\.$/],
  [before, /^Besser wird es nicht/],
  [{ meters: 310_000, seconds: 15_000 }, /^So wird es länger: 10\u00A0km und 0:10\sh mehr\.$/],
])('%o is said as %s', (after, words) => {
  expect(savedWords({ before, after }, de, 'de')).toMatch(words);
});
