import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_LOCATION, type Location } from '../trip/location.ts';
import { areReturns, type Stay } from './stays.ts';
import { isSameStop } from './stay-drafts.ts';

/** A ten-thousandth of a degree is about the distance within which two places are the same. */
const anyPlace: fc.Arbitrary<Location> = fc
  .record({
    lat: fc.integer({ min: -8, max: 8 }).map((step) => step * 0.00003),
    lng: fc.integer({ min: -2, max: 2 }).map((step) => 7 + step * 0.00005),
    label: fc.constantFrom('Köln', 'Köln Dom', 'Deutz'),
  })
  .map((parts) => ({ ...EMPTY_LOCATION, ...parts }));

const stayAt = (place: Location): Stay => ({ place, stops: [], nights: [], group: 0 });

it('knows a return by every earlier stay, however the places lie to each other [OP-2]', () => {
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 12 }), (places) => {
      const expected = places.map((place, index) =>
        places.slice(0, index).some((earlier) => isSameStop(earlier, place)),
      );
      expect(areReturns(places.map(stayAt))).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});
