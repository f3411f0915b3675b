import * as fc from 'fast-check';
import { addDays, type CalendarDate } from '../text/calendar-date.ts';
import type { Location } from '../trip/location.ts';
import { PLACES } from './places.ts';
import { dateOf } from './trip-of.ts';

// Things are drawn without ids, and their ids are put in afterwards: building an arbitrary anew for every
// id makes drawing a trip ten times slower.

/** Days on which a careless calendar goes wrong: both ends of summer time, leap days, year ends. */
const TREACHEROUS = ['2026-03-29', '2026-10-25', '2024-02-29', '2026-12-31', '2100-02-28'];

/** Dates around treacherous days, and any others of this century. */
export const anyDate: fc.Arbitrary<CalendarDate> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...TREACHEROUS), fc.integer({ min: -5, max: 5 }))
    .map(([near, days]) => addDays(dateOf(near), days)),
  fc.nat({ max: 36_000 }).map((days) => addDays(dateOf('2001-01-01'), days)),
);

export const anyName: fc.Arbitrary<string> = fc.string({ maxLength: 8 });

/** Fields that this version does not know, as a newer one may have stored them. */
export const anyUnknown: fc.Arbitrary<object> = fc.constantFrom(
  {},
  {},
  { fromTheFuture: 1 },
  { fromTheFuture: { deep: [null, 'ä'] } },
);

/** Real places, and often the same ones, so that same places meet. */
export const anyLocation: fc.Arbitrary<Location> = fc
  .tuple(anyUnknown, fc.constantFrom(...PLACES))
  .map(([unknown, place]) => ({ ...unknown, ...place }));
