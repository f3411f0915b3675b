import { HOTEL_TYPES, serialiseLocation } from '@fahrtwind/domain';
import { dateOf } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  EMPTY_SEARCH,
  lodgingPath,
  readLodgingAddress,
  writeLodgingAddress,
} from './lodging-address.ts';

const INNSBRUCK = serialiseLocation({
  lat: 47.26921,
  lng: 11.40411,
  label: 'Innsbruck, Österreich',
});

it('can be read by people', () => {
  const search = {
    place: INNSBRUCK,
    arrival: dateOf('2027-07-12'),
    departure: dateOf('2027-07-14'),
    persons: 3,
    type: 'Camping',
  } as const;
  expect(decodeURIComponent(lodgingPath(search))).toBe(
    '/hotel?ort=47.26921,11.40411,Innsbruck,+Österreich&anreise=2027-07-12&abreise=2027-07-14&personen=3&art=camping',
  );
  expect(lodgingPath(EMPTY_SEARCH)).toBe('/hotel');
});

it('carries everything that was filled in', () => {
  const date = fc.constantFrom(null, dateOf('2027-07-12'), dateOf('2028-02-29'));
  const search = fc.record({
    place: fc.constantFrom(null, INNSBRUCK),
    arrival: date,
    departure: date,
    persons: fc.integer({ min: 1, max: 12 }),
    type: fc.constantFrom(null, ...HOTEL_TYPES),
  });
  fc.assert(
    fc.property(search, (wanted) => {
      expect(readLodgingAddress(writeLodgingAddress(wanted))).toEqual(wanted);
    }),
  );
});

it.each([
  'ort=<script>&anreise=gestern&abreise=2027-02-31&personen=99&art=palast',
  'ort=0,0,Nirgendwo&personen=-1',
  'ort=&anreise=&personen=2.5',
])('leaves out what makes no sense in %s', (query) => {
  expect(readLodgingAddress(query)).toEqual(EMPTY_SEARCH);
});
