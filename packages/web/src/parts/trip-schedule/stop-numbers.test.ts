import { tripOf } from '@fahrtwind/domain/testing';
import { describe, expect, it } from 'vitest';
import { movedStops } from './stop-numbers.ts';

const { days } = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Bonn', 'Mainz'] });
const [first, second] = days;
if (!first || !second) throw new Error('two days');
const [koeln, bonn, mainz] = [...first.cityList, ...second.cityList];
if (!koeln || !bonn || !mainz) throw new Error('three stops');

describe('the stops that move', () => {
  it('are those with another number, and those with another day under the same number', () => {
    const after = [
      { ...first, cityList: [koeln, bonn] },
      { ...second, cityList: [mainz] },
    ];
    expect([...movedStops(days, after)]).toEqual([[bonn.id, { number: 2, day: 1 }]]);
  });

  it('are none where nothing moves', () => {
    expect(movedStops(days, days).size).toBe(0);
  });
});
