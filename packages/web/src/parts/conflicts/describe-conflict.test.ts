import { hotelOf, tripOf } from '@fahrtwind/domain/testing';
import type { Conflict } from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import { describeConflict } from './describe-conflict.ts';
import { de, en } from './texts.ts';

const trip = tripOf(
  { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] },
  { hotels: [hotelOf('Mainz', '2026-07-12', 1)] },
);
const conflict = (parts: Partial<Conflict>): Conflict => ({
  subject: 'trip',
  id: 'reise',
  stopId: null,
  field: null,
  kept: null,
  lost: null,
  keptFrom: 'mine',
  ...parts,
});
const words = (parts: Partial<Conflict>) =>
  Object.values(describeConflict(conflict(parts), trip, de));

it.each<[string, Partial<Conflict>, readonly string[]]>([
  ['a title', { field: 'title', kept: 'Rhein', lost: 'Main' }, ['Reise: Titel', 'Rhein', 'Main']],
  [
    'the unit of a price',
    { subject: 'hotel', id: 'hotel-mainz', field: 'priceUnit', kept: 'night', lost: null },
    ['Unterkunft Hotel Mainz: Der Preis gilt', 'pro Nacht', de.empty],
  ],
  [
    'a start date',
    { field: 'start', kept: '2026-07-12', lost: '2026-08-01' },
    ['Reise: Startdatum', '12.07.2026', '01.08.2026'],
  ],
  [
    'a stop that moved twice',
    {
      subject: 'stop',
      id: 'bonn',
      field: 'place',
      kept: { dayId: 'tag-1', index: 1 },
      lost: { dayId: 'tag-2', index: 0 },
    },
    ['Stopp Bonn: Reihenfolge', 'Tag 1, Platz 2', 'Tag 2, Platz 1'],
  ],
  [
    'a stop that was removed and changed',
    { subject: 'stop', id: 'x', kept: null, lost: { location: { label: 'Prag, Tschechien' } } },
    ['Stopp Prag', 'entfernt', 'bleibt erhalten'],
  ],
  [
    'a leg',
    {
      subject: 'stop',
      id: 'koeln',
      field: 'transport',
      kept: { kind: 'train', operator: 'ÖBB', price: '50 €', url: '', durationMinutes: 95 },
      lost: { kind: 'camper', operator: '', durationMinutes: null },
    },
    ['Stopp Köln: Fahrt dorthin', 'Mit dem Zug, 1:35\u00A0h, ÖBB, 50 €', 'Mit dem Wohnmobil'],
  ],
  [
    'a switch',
    { subject: 'stop', id: 'koeln', field: 'optional', kept: true, lost: false },
    ['Stopp Köln: Optional', 'ja', 'nein'],
  ],
  [
    'the hotel of a night',
    { subject: 'day', id: 'tag-1', field: 'hotelId', kept: 'hotel-mainz', lost: null },
    ['Tag 1: Unterkunft der Nacht', 'Hotel Mainz', 'leer'],
  ],
  [
    'a day that moved twice',
    { subject: 'day', id: 'tag-2', field: 'place', kept: 1, lost: 0 },
    ['Tag 2: Reihenfolge', 'Tag 2', 'Tag 1'],
  ],
  [
    'a day that was moved and removed',
    { subject: 'day', id: 'tag-9', field: 'place', kept: null, lost: 2 },
    ['Tag: Reihenfolge', 'entfernt', 'Tag 3'],
  ],
  [
    'a leg',
    { subject: 'leg', id: 'arrivalEntry', field: 'price', kept: '9 €', lost: '' },
    ['Anreise: Preis', '9 €', 'leer'],
  ],
  [
    'an unknown field',
    { subject: 'hotel', id: 'hotel-mainz', field: 'zukunft', kept: 1, lost: [2] },
    ['Unterkunft Hotel Mainz: Angabe', '1', 'geändert'],
  ],
])('says in words what %s was about', (_, parts, expected) => {
  expect(words(parts)).toEqual(expected);
});

it('says it in English, too', () => {
  const moved = conflict({ subject: 'day', id: 'tag-1', field: 'place', kept: 0, lost: 1 });
  expect(describeConflict(moved, trip, en)).toEqual({
    about: 'Day 1: Order',
    kept: 'Day 1',
    lost: 'Day 2',
  });
});
