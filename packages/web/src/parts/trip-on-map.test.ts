import { changeTransport, setLegKind } from '@fahrtwind/domain';
import { accepted, hotelOf, placeOf, tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { tripOnMap } from './trip-on-map.ts';

const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn?'], 'Tag 2': [], 'Tag 3': ['Mainz'] });

it('numbers firm stops through all days and leaves optional ones without a number', () => {
  const { stops } = tripOnMap(trip, { language: 'de' });
  expect(
    stops.map(({ label, number, dayIndex, isOptional }) => [label, number, dayIndex, isOptional]),
  ).toEqual([
    ['Köln', '1', 0, false],
    ['Bonn', '', 0, true],
    ['Mainz', '2', 2, false],
  ]);
});

it('draws legs past optional stops, in the colour of the day they end on, as estimates', () => {
  const { legs } = tripOnMap(trip, { language: 'de' });
  expect(legs).toMatchObject([
    { cityId: 'mainz', dayIndex: 2, isEstimate: true, profile: 'driving' },
  ]);
  expect(legs[0]?.geometry).toHaveLength(2);
  expect(legs[0]?.label).toMatch(/^~\d+\u00A0km, ~\d:\d\d\u00A0h$/);
});

it('takes the way of the route planner where there is one', () => {
  const geometry = [
    [7, 51],
    [7.5, 50.5],
    [8.3, 50],
  ] as const;
  const { legs } = tripOnMap(trip, {
    language: 'de',
    knownLeg: () => ({ meters: 181_000, seconds: 7200, geometry, isEstimate: false }),
  });
  expect(legs[0]).toMatchObject({ geometry, isEstimate: false, label: '181\u00A0km, 2:00\u00A0h' });
});

it('says of a leg what the page beside the map says', () => {
  const { legs } = tripOnMap(trip, {
    language: 'de',
    toldLeg: ({ cityId }) =>
      cityId === 'mainz' ? { meters: 146_000, seconds: 6240, isEstimate: false } : undefined,
  });
  expect(legs[0]).toMatchObject({ isEstimate: true, label: '146\u00A0km, 1:44\u00A0h' });
});

it('says by what a leg is travelled, and how long that takes', () => {
  const train = accepted(setLegKind(trip, { stopId: 'mainz', kind: 'train' }));
  const timed = accepted(
    changeTransport(train, { stopId: 'mainz', change: { durationMinutes: 105 } }),
  );
  const [guessed] = tripOnMap(train, { language: 'de' }).legs;
  expect(guessed).toMatchObject({ kind: 'train', profile: 'direct', isEstimate: true });
  const [leg] = tripOnMap(timed, { language: 'de' }).legs;
  expect(leg).toMatchObject({ isEstimate: false });
  expect(leg?.label).toMatch(/^Zug, \d+\u00A0km, 1:45\u00A0h$/);
});

const stay = (id: string, at: string, parts = {}) => hotelOf(at, '2026-07-12', 1, { id, ...parts });

it('puts a lodging on the first day that ends there, and leaves out those without a day or a place', () => {
  const hotels = [
    stay('anchor', 'Mainz', { name: 'Zum Anker' }),
    stay('unnamed', 'Bonn', { name: '' }),
    stay('unused', 'Köln'),
    stay('nowhere', 'Bonn', { location: { ...placeOf('Bonn'), lat: Number.NaN } }),
  ];
  const nights = ['unnamed', 'anchor', 'anchor'];
  const days = tripOf({ 'Tag 1': [], 'Tag 2': [], 'Tag 3': [], 'Tag 4': [] }).days.map(
    (day, index) => ({ ...day, hotelId: nights[index] ?? 'nowhere' }),
  );
  const { lodgings } = tripOnMap({ days, hotels }, { language: 'de' });
  expect(lodgings.map(({ id, dayIndex, label }) => [id, dayIndex, label])).toEqual([
    ['anchor', 1, 'Zum Anker'],
    ['unnamed', 0, 'Bonn'],
  ]);
});
