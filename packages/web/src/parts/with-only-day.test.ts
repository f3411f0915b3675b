import { expect, it } from 'vitest';
import { withOnlyDay } from './with-only-day.ts';

const at = { lat: 47, lng: 11, label: '' };
const stop = (id: string, dayIndex: number) => ({
  ...at,
  id,
  dayIndex,
  number: id,
  isOptional: false,
});
const leg = (cityId: string, dayIndex: number) => ({
  cityId,
  dayIndex,
  geometry: [],
  isEstimate: true,
  profile: 'driving' as const,
  label: '',
});
const drawn = {
  stops: [stop('1', 0), stop('2', 1), stop('3', 1)],
  legs: [leg('2', 1), leg('3', 1)],
  lodgings: [{ ...at, id: 'h', dayIndex: 0 }],
};

it('keeps the stops, legs and lodgings of one day, with the numbers that they have in the trip', () => {
  const { stops, legs, lodgings } = withOnlyDay(drawn, 1);
  expect(stops.map(({ number }) => number)).toEqual(['2', '3']);
  expect(legs.map(({ cityId }) => cityId)).toEqual(['2', '3']);
  expect(lodgings).toEqual([]);
});

it('keeps all for a day that is gone', () => {
  expect(withOnlyDay(drawn, -1)).toEqual(drawn);
});
