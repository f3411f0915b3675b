import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCoordinates } from './read-coordinates.ts';

const degrees = (most: number): fc.Arbitrary<number> =>
  fc.integer({ min: 1, max: most * 10_000 - 1 }).map((number) => number / 10_000);

describe('readCoordinates', () => {
  it.each([
    ['47.5, 11.1', 47.5, 11.1],
    ['47.5,11.1', 47.5, 11.1],
    ['47.5 11.1', 47.5, 11.1],
    ['47.5;11.1', 47.5, 11.1],
    ['47.5/11.1', 47.5, 11.1],
    ['47,5 11,1', 47.5, 11.1],
    ['47,5; 11,1', 47.5, 11.1],
    ['47,5, 11,1', 47.5, 11.1],
    ['47, 11', 47, 11],
    ['-33.9, 18.4', -33.9, 18.4],
    ['−33.9, 18.4', -33.9, 18.4],
    ['47°30′N 11°6′E', 47.5, 11.1],
    ["47°30'N, 11°6'E", 47.5, 11.1],
    ['47° 30′ 36″ N 11° 6′ 0″ O', 47.51, 11.1],
    [`47°30'36"N 11°6'0"E`, 47.51, 11.1],
    ['N 47.5 E 11.1', 47.5, 11.1],
    ['47.5N 11.1E', 47.5, 11.1],
    ['47,5° N, 11,1° O', 47.5, 11.1],
    ['11.1 O 47.5 N', 47.5, 11.1],
    ['33.9 S 18.4 W', -33.9, -18.4],
    ['n47.5 w11.1', 47.5, -11.1],
    ['47° 11°', 47, 11],
    ['N 47° 30.6 E 11° 6', null, null],
  ])('reads %s', (text, lat, lng) => {
    const read = readCoordinates(text);
    if (lat === null || lng === null) return expect(read).toBeNull();
    expect(read?.lat).toBeCloseTo(lat, 9);
    expect(read?.lng).toBeCloseTo(lng, 9);
  });

  it.each([
    'Rom',
    '47.5',
    '47,5',
    '80331 München',
    '12 34',
    'Bahnhofstraße 7',
    '95, 11',
    '47, 181',
    '0, 0',
    '0.0,11.1',
    '47.5, 11.1, 12',
    '47.5N 48.5N',
    '11.1E 12.1E',
    'N 47.5 S E 11.1',
    '1.2.3, 4',
    '',
  ])('takes %j for a name', (text) => {
    expect(readCoordinates(text)).toBeNull();
  });

  it('reads what it has written, in every notation', () => {
    fc.assert(
      fc.property(
        degrees(90),
        degrees(180),
        fc.boolean(),
        fc.boolean(),
        (lat, lng, isSouth, isWest) => {
          const expected = { lat: isSouth ? -lat : lat, lng: isWest ? -lng : lng };
          expect(readCoordinates(`${expected.lat}, ${expected.lng}`)).toEqual(expected);
          expect(
            readCoordinates(
              `${`${expected.lat}`.replace('.', ',')} ; ${`${expected.lng}`.replace('.', ',')}`,
            ),
          ).toEqual(expected);
          expect(
            readCoordinates(`${lat}° ${isSouth ? 'S' : 'N'} ${lng}° ${isWest ? 'W' : 'O'}`),
          ).toEqual(expected);
        },
      ),
    );
  });

  it('never fails, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...`0123456789.,;°'"′″NSEWO -+`.split('')) }),
        (text) => {
          const read = readCoordinates(text);
          if (read) expect(Math.abs(read.lat)).toBeLessThanOrEqual(90);
        },
      ),
    );
  });
});
