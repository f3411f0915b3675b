import { expect, it } from 'vitest';
import { settlePlaces, type Agreement, type ListedLine } from './settle-places.ts';

const place = (
  lat: number,
  lng: number,
  agreement: Agreement = 'name',
  { country = 'DE', population = 10_000 } = {},
) => ({ lat, lng, agreement, countryCode: country, population });
const line = (...candidates: ListedLine['candidates']): ListedLine => ({
  candidates,
  isGiven: false,
});
const given = (lat: number, lng: number): ListedLine => ({
  candidates: [place(lat, lng)],
  isGiven: true,
});
const sure = (lines: readonly ListedLine[], start?: { lat: number; lng: number }) =>
  settlePlaces(lines, start).map(({ index, isSure }) => (isSure ? index : -1));

const KOELN = place(50.9, 7);
const BONN = place(50.7, 7.1);
const DHAKA = place(23.8, 90.4, 'none', { country: 'BD' });
const COEX = place(46.7, -1.8, 'name', { country: 'FR' });

it('takes what is called so and lies among the others', () => {
  expect(sure([line(KOELN), line(BONN)])).toEqual([0, 0]);
  const kiel = place(54.3, 10.1, 'name', { country: 'DE' });
  expect(sure([line(KOELN), line(DHAKA, kiel)])).toEqual([0, 1]);
});

it('never takes what is merely similar', () => {
  expect(settlePlaces([line(DHAKA), line(KOELN), line(BONN)])[0]).toEqual({
    index: -1,
    isSure: false,
    isFarOff: false,
  });
});

it('asks about a town that is called like one bar of a list of bars', () => {
  const bars = Array.from({ length: 12 }, () => line());
  const [coex] = settlePlaces([line(COEX), ...bars]);
  expect(coex).toMatchObject({ index: 0, isSure: false });
  expect(sure([line(COEX)])).toEqual([-1]);
});

it('believes a line that says where it is, and only that', () => {
  const halle = place(51.5, 12, 'place');
  const otherHalle = place(52, 8.4, 'name');
  expect(sure([line(otherHalle, halle), ...Array.from({ length: 5 }, () => line())])[0]).toBe(1);
});

it('wants a part of a name near the others, and a name in their region', () => {
  const lines = [given(50.9, 7), given(50.7, 7.1)];
  const far = { country: 'CO' };
  expect(sure([...lines, line(place(50.6, 7.2, 'part'))])).toEqual([0, 0, 0]);
  expect(sure([...lines, line(place(4, -74, 'part', far))])[2]).toBe(-1);
  expect(sure([...lines, line(place(4, -74, 'name', far))])[2]).toBe(-1);
  expect(sure([line(place(50.6, 7.2))], { lat: 50.9, lng: 7 })).toEqual([0]);
});

it('takes towns of a long journey', () => {
  const paris = place(48.9, 2.3, 'name', { country: 'FR', population: 2_000_000 });
  const rome = place(41.9, 12.5, 'name', { country: 'IT', population: 2_000_000 });
  expect(sure([line(KOELN), line(paris), line(rome)])).toEqual([0, 0, 0]);
  // A village far away is rarely meant where the list does not say where it is.
  expect(sure([line(KOELN), line(BONN), line(COEX)])).toEqual([0, 0, -1]);
});
