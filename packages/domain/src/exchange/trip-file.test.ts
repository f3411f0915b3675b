import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTrip } from '../testing/any-trip.ts';
import { tripOf } from '../testing/trip-of.ts';
import { isTripFile, readTripFile, writeTripFile } from './trip-file.ts';

describe('a trip as a file', () => {
  it('is read as the very same trip', () => {
    fc.assert(
      fc.property(anyTrip(), (trip) => {
        const parsed: unknown = JSON.parse(writeTripFile(trip));
        expect(isTripFile(parsed)).toBe(true);
        expect(readTripFile(parsed)).toEqual({ ok: true, value: trip });
      }),
    );
  });

  it('is also a trip without our frame around it', () => {
    const trip = tripOf({ 'Tag 1': ['Köln'] });
    expect(readTripFile({ ...trip })).toEqual({ ok: true, value: trip });
    expect(readTripFile({ revision: 3, trip })).toEqual({ ok: true, value: trip });
  });

  it.each([
    [null, 'trip-not-an-object'],
    [[], 'trip-not-an-object'],
    [{ type: 'FeatureCollection', features: [] }, 'trip-not-an-object'],
    [{ format: 'fahrtwind-trip', version: 2, trip: {} }, 'file-newer'],
    [{ format: 'fahrtwind-trip', version: 1, trip: { id: 'a', days: [] } }, 'trip-days-missing'],
    [{ id: 'a', days: Array.from({ length: 401 }, () => ({})) }, 'too-many-days'],
  ])('is refused when it is none: %j', (parsed, error) => {
    expect(readTripFile(parsed)).toEqual({ ok: false, error });
  });
});
