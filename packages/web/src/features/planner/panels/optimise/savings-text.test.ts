import { expect, it } from 'vitest';
import { isBetterOrder, savingsText } from './savings-text.ts';
import { de } from './texts.ts';

const before = { meters: 300_000, seconds: 14_400 };

it.each([
  [180, 160, true, 'Spart 120 km und 1:20 h.'],
  [290, 240, true, 'Spart 10 km; die Fahrzeit bleibt etwa gleich.'],
  [300, 220, true, 'Spart 0:20 h auf etwa gleich vielen Kilometern.'],
  [310, 220, true, 'Spart 0:20 h, ist aber 10 km weiter.'],
  [300, 240, false, 'Besser wird es nicht: Die Reihenfolge kann so bleiben.'],
  [290, 250, false, 'Spart 10 km, dauert aber 0:10 h länger als heute.'],
  [310, 250, false, 'Länger als heute: 10 km und 0:10 h mehr.'],
  [310, 240, false, 'Länger als heute: 10 km mehr bei etwa gleicher Fahrzeit.'],
  [300, 250, false, 'Länger als heute: 0:10 h mehr auf etwa gleich vielen Kilometern.'],
])('%i km in %i minutes is better: %s, and said as „%s“', (km, minutes, isBetter, words) => {
  const after = { meters: km * 1000, seconds: minutes * 60 };
  expect(isBetterOrder({ before, after, isEstimate: false })).toBe(isBetter);
  expect(savingsText({ before, after, isEstimate: false }, de, 'de').replaceAll(/\s/g, ' ')).toBe(
    words,
  );
});

it('does not compare with a way that does not exist', () => {
  const after = { meters: Number.POSITIVE_INFINITY, seconds: Number.POSITIVE_INFINITY };
  expect(isBetterOrder({ before, after, isEstimate: false })).toBe(false);
  expect(savingsText({ before, after, isEstimate: false }, de, 'de')).toBe(de.same);
});

it('marks every figure where a leg is estimated', () => {
  const after = { meters: 180_000, seconds: 9600 };
  const words = savingsText({ before, after, isEstimate: true }, de, 'de');
  expect(words.replaceAll(/\s/g, ' ')).toBe('Spart ~120 km und ~1:20 h.');
});
