import type { TripWarning } from '@fahrtwind/domain';
import { hotelOf, tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { de as rowDe } from '../../../parts/trip-rows/texts.de.ts';
import { en as rowEn } from '../../../parts/trip-rows/texts.en.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';
import { warningText } from './warning-text.ts';

const TRIP = tripOf(
  { 'Tag 1': ['Köln'], 'Tag 2': ['Mainz'] },
  { hotels: [hotelOf('Mainz', '2026-07-13', 1)] },
);

const WARNINGS: readonly (readonly [TripWarning, string, string])[] = [
  [
    { code: 'long-drive', dayId: 'tag-2', drivingSeconds: 7.5 * 3600, limitMinutes: 360 },
    'Tag 2: 7:30 h am Steuer, mehr als deine 6:00 h.',
    'Day 2: 7:30 h at the wheel, more than your 6:00 h.',
  ],
  [
    { code: 'after-midnight', dayId: 'tag-2', stopId: 'mainz', arrivalMinutes: 1445.4 },
    'Tag 2: Mainz erreichst du erst um 00:05 Uhr in der Nacht.',
    'Day 2: you will not reach Mainz until 00:05 at night.',
  ],
  [
    { code: 'hotel-does-not-fit', hotelId: 'hotel-mainz' },
    'Hotel Mainz: Die Buchungsdaten passen nicht mehr zu den Tagen der Reise.',
    'Hotel Mainz: its dates no longer fit the days of the trip.',
  ],
  [
    { code: 'no-lodging', dayId: 'tag-1' },
    'Tag 1: noch keine Unterkunft.',
    'Day 1: no accommodation yet.',
  ],
  [
    { code: 'stop-moved', dayId: 'tag-2', stopId: 'mainz' },
    'Mainz ist jetzt an Tag 2.',
    'Mainz is now on day 2.',
  ],
];

it.each(WARNINGS)('says %j in words', (warning, german, english) => {
  const words = (texts: typeof de, rowTexts: typeof rowDe) =>
    warningText(warning, TRIP, texts, rowTexts).replaceAll('\u00A0', ' ');
  expect(words(de, rowDe)).toBe(german);
  expect(words(en, rowEn)).toBe(english);
});
