import { hotelOf, tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { de } from './texts.de.ts';
import { tripAsText } from './trip-as-text.ts';

const TRIP = tripOf(
  { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': [] },
  {
    title: 'Rhein',
    totalDistance: 33_000,
    hotels: [
      hotelOf('Köln', '2026-07-12', 1, { price: '95 €', url: 'https://booking.example/4711' }),
    ],
  },
);
const wishes = {
  texts: de.asText,
  language: 'de',
  url: 'https://fahrtwind.example/x-copy',
} as const;

it('has days, stops and the link, and neither prices nor booking links', () => {
  expect(tripAsText(TRIP, { ...wishes, withoutDetails: false })).toBe(
    [
      'Rhein\n12.07. – 13.07.2026 · 2 Tage · ~33\u00A0km',
      'Tag 1 · Sonntag, 12.07.\n• Köln\n• Bonn\nÜbernachtung: Hotel Köln',
      'Tag 2 · Montag, 13.07.',
      'https://fahrtwind.example/x-copy',
    ].join('\n\n'),
  );
});

it('leaves out dates and lodgings where the link does', () => {
  expect(tripAsText(TRIP, { ...wishes, withoutDetails: true })).toBe(
    [
      'Rhein\n2 Tage · ~33\u00A0km',
      'Tag 1\n• Köln\n• Bonn',
      'Tag 2',
      'https://fahrtwind.example/x-copy',
    ].join('\n\n'),
  );
});
