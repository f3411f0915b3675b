import { serialiseLocation } from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import { insertionIndex, moveStop } from './live-stops.ts';

const place = (lat: number, lng: number) => serialiseLocation({ lat, lng, label: `${lat}` });
const stops = [place(48, 11), place(46, 11), place(44, 11)].map((one, key) => ({
  key,
  place: one,
}));

it.each([
  ['between the stops that it lies between', place(47, 11.2), 1],
  ['further on', place(45, 10.8), 2],
  ['at the end', place(42, 11), 3],
  ['right behind a stop at the same place', place(48, 11), 1],
])('puts a place %s', (_where, one, index) => {
  expect(insertionIndex(stops, one)).toBe(index);
});

it('changes places with a neighbour, and nothing beyond the ends', () => {
  expect(moveStop(stops, 0, 1).map(({ key }) => key)).toEqual([1, 0, 2]);
  expect(moveStop(stops, 0, -1)).toBe(stops);
  expect(moveStop(stops, 2, 1)).toBe(stops);
});
