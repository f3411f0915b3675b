import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tripFileName, tripFileTitle } from './trip-file-name.ts';

it.each([
  ['Łódź · Šiauliai · Đakovo', 'lodz-siauliai-dakovo'],
  ['Über Malmö nach Tromsø', 'ueber-malmoe-nach-tromso'],
  ['Þingvellir & Reykjavík', 'thingvellir-reykjavik'],
  ['İstanbul – Iğdır', 'istanbul-igdir'],
  ['東京', 'reise'],
])('a file of „%s“ is called %s', (title, name) => {
  expect(tripFileName({ title }, 'reise')).toBe(name);
});

it('is called as the title where names may have any letters, without what file systems refuse', () => {
  expect(tripFileTitle({ title: 'Łódź · 東京' }, 'reise')).toBe('Łódź · 東京');
  expect(tripFileTitle({ title: '../a\\b: "c" <d>|e?*\u0007' }, 'reise')).toBe('a b c d e');
  expect(tripFileTitle({ title: ' … ' }, 'reise')).toBe('…');
  expect(tripFileTitle({ title: '..' }, 'reise')).toBe('reise');
});

it('never has more than letters, digits and hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      expect(tripFileName({ title }, 'reise')).toMatch(/^[\w-]{1,80}$/);
      expect(tripFileTitle({ title }, 'reise')).toMatch(/^[^/\\:*?"<>|\p{Cc}]+$/u);
    }),
  );
});
