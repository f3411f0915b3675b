import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clickedPointLabel,
  countryOf,
  EMPTY_LOCATION,
  isNearSamePlace,
  isSamePlace,
  isValidLocation,
  longLabel,
  SAME_LABEL_METERS,
  serialiseLocation,
  shortLabel,
  type Location,
} from './location.ts';

const at = (lat: number, lng: number, label = '', longer = ''): Location => ({
  ...EMPTY_LOCATION,
  lat,
  lng,
  label,
  longLabel: longer,
});

/** One meter to the north, on a sphere of 6371 km. */
const METER = 360 / (2 * Math.PI * 6_371_000);
const NORTH = 50.9375;

describe('a location', () => {
  it('is empty at 0, 0 without a label [LO-2]', () => {
    expect(EMPTY_LOCATION).toEqual({ lng: 0, lat: 0, label: '', longLabel: '', englishName: '' });
    expect(isValidLocation(EMPTY_LOCATION)).toBe(false);
  });

  it.each([
    [50.9, 6.9, true],
    [-33.9, -18.4, true],
    [0, 6.9, false],
    [50.9, 0, false],
    [-0, 6.9, false],
    [Number.NaN, 6.9, false],
    [50.9, Number.POSITIVE_INFINITY, false],
    [90.1, 6.9, false],
    [50.9, -180.1, false],
  ])('at %d, %d is valid: %s [LO-4, VA-1]', (lat, lng, valid) => {
    expect(isValidLocation({ lat, lng })).toBe(valid);
  });

  it('is not valid when a coordinate is only a text that looks like a number [VA-1]', () => {
    const stored: { lat: number; lng: number } = JSON.parse('{ "lat": "50.9", "lng": 6.9 }');
    expect(isValidLocation(stored)).toBe(false);
  });

  it('is stored with its five fields in their order, empty texts for missing ones [LO-1]', () => {
    const short = { lat: 50.9, lng: 6.9, label: 'Köln, Deutschland' };
    expect(JSON.stringify(serialiseLocation(short))).toBe(
      '{"lng":6.9,"lat":50.9,"label":"Köln, Deutschland","longLabel":"","englishName":""}',
    );
    const whole = { ...short, longLabel: 'Köln, NRW, Deutschland', englishName: 'Cologne' };
    expect(serialiseLocation(whole)).toEqual(whole);
  });

  it('is the same place exactly when lat and lng are equal [LO-3]', () => {
    expect(isSamePlace(at(50.9, 6.9, 'Köln'), at(50.9, 6.9, 'Cologne'))).toBe(true);
    expect(isSamePlace(at(50.9, 6.9, 'Köln'), at(50.9, 6.9000001, 'Köln'))).toBe(false);
    expect(isSamePlace(at(50.9, 6.9, 'Köln'), at(50.9000001, 6.9, 'Köln'))).toBe(false);
  });
});

describe('the labels of a location', () => {
  it.each([
    ['Köln, Nordrhein-Westfalen, Deutschland', 'Köln'],
    ['Köln', 'Köln'],
    ['', ''],
    [', Deutschland', ''],
  ])('%j is %j in short [LO-5]', (label, short) => {
    expect(shortLabel({ label })).toBe(short);
  });

  it('fall back to the label where there is no long one [LO-6]', () => {
    expect(longLabel(at(1, 1, 'Köln'))).toBe('Köln');
    expect(longLabel(at(1, 1, 'Köln', 'Köln, Deutschland'))).toBe('Köln, Deutschland');
  });

  it.each([
    ['Köln, Deutschland', 'x, y', 'Deutschland'],
    ['Köln, NRW, Deutschland', '', 'Deutschland'],
    ['Köln', 'Köln, NRW, Deutschland', 'Deutschland'],
    ['Köln,', 'Köln, Deutschland', 'Deutschland'],
    ['Köln', 'Köln', ''],
    ['', '', ''],
  ])('%j and %j tell the country %j [LO-7]', (label, longer, country) => {
    expect(countryOf(at(1, 1, label, longer))).toBe(country);
  });

  it.each([
    ['Dom', 'Kölner Dom, Domkloster 4, Köln', 'Kölner Dom'],
    ['Dom', '', 'Dom'],
    ['', '', 'Geklickter Punkt'],
    ['', ', Köln', 'Geklickter Punkt'],
  ])('%j and %j name a clicked point %j [SC-7]', (label, longer, name) => {
    expect(clickedPointLabel(at(1, 1, label, longer))).toBe(name);
  });
});

describe('two places are nearly the same', () => {
  it.each([
    [9.9, 'Köln', 'Köln', true],
    [10.1, 'Köln', 'Köln', false],
    [5, 'Köln, Deutschland', 'Köln Hbf, Deutschland', true],
    [5, 'Köln Hbf', 'Köln', true],
    [5, 'Köln', 'Bonn', false],
    [5, 'Dom, Köln', 'Rathaus, Köln', false],
    [5, 'Köln', '', true],
    [0, 'Köln', 'Bonn', false],
  ])('%d m apart as %j and %j: %s', (meters, one, other, same) => {
    const [first, second] = [at(NORTH, 6.9, one), at(NORTH + meters * METER, 6.9, other)];
    expect(isNearSamePlace(first, second)).toBe(same);
    expect(isNearSamePlace(second, first)).toBe(same);
  });

  it('within 100 m where labels are updated and stops are counted', () => {
    const near = at(NORTH + 99 * METER, 6.9, 'Köln');
    const far = at(NORTH + 101 * METER, 6.9, 'Köln');
    expect(isNearSamePlace(at(NORTH, 6.9, 'Köln'), near, SAME_LABEL_METERS)).toBe(true);
    expect(isNearSamePlace(at(NORTH, 6.9, 'Köln'), far, SAME_LABEL_METERS)).toBe(false);
  });

  it('whichever of them is asked', () => {
    const anyPlace = fc
      .tuple(fc.integer({ min: -12, max: 12 }), fc.constantFrom('Köln', 'Köln Hbf', 'Bonn', ''))
      .map(([meters, label]) => at(NORTH + meters * METER, 6.9, label));
    fc.assert(
      fc.property(anyPlace, anyPlace, (one, other) => {
        expect(isNearSamePlace(one, other)).toBe(isNearSamePlace(other, one));
        expect(isNearSamePlace(one, one)).toBe(true);
      }),
    );
  });
});
