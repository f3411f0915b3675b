import { tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { tripOnMap } from '../../../parts/trip-on-map.ts';
import { withPreview } from './with-preview.ts';

it('draws the proposed order dashed and with its own numbers over the faint route as it is', () => {
  const { stops, legs } = withPreview(draw('Köln', 'Mainz', 'Bonn'), draw('Köln', 'Bonn', 'Mainz'));
  expect(stops.map(({ number, label }) => `${number} ${label}`)).toEqual([
    '1 Köln',
    '2 Bonn',
    '3 Mainz',
  ]);
  expect(
    legs.map(({ cityId, isOptional, isTentative }) => [cityId, isOptional, isTentative]),
  ).toEqual([
    ['mainz', true, undefined],
    ['bonn', true, undefined],
    ['bonn', undefined, true],
    ['mainz', undefined, true],
  ]);
});

const known = () => ({ meters: 1, seconds: 1, geometry: [], isEstimate: false });

function draw(...stops: readonly string[]) {
  return tripOnMap(tripOf({ 'Tag 1': stops }), { language: 'de', knownLeg: known });
}
