import { tripOf } from '@fahrtwind/domain/testing';
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
  expect(legs[0]?.label).toMatch(/^\d+\u00A0km, \d:\d\d\u00A0h$/);
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

it('marks what is selected and what is pointed at', () => {
  const { stops } = tripOnMap(trip, {
    language: 'de',
    selectedId: 'koeln',
    highlightedId: 'mainz',
  });
  expect(stops.map(({ isSelected, isHighlighted }) => [isSelected, isHighlighted])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});
