import { expect, it } from 'vitest';
import { formatAge } from './age.ts';

const NOW = Date.parse('2026-11-17T12:00:00Z');

it.each([
  ['2026-11-17T11:59:50Z', 'vor 1 Minute'],
  ['2026-11-17T12:04:00Z', 'vor 1 Minute'],
  ['2026-11-17T11:01:00Z', 'vor 59 Minuten'],
  ['2026-11-17T09:00:00Z', 'vor 3 Stunden'],
  ['2026-11-16T11:00:00Z', 'vor 1 Tag'],
  ['2026-10-18T12:00:00Z', 'vor 30 Tagen'],
  ['2026-03-14T23:59:00Z', '14. März 2026'],
])('says how old %s is: %s', (iso, age) => {
  expect(formatAge(iso, NOW, 'de')).toBe(age);
});

it('speaks English too', () => {
  expect(formatAge('2026-11-17T09:00:00Z', NOW, 'en')).toBe('3 hours ago');
});
