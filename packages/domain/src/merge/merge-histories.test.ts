import * as fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { anyEdit } from '../testing/any-edit.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { checkTrip } from '../trip/check-trip.ts';
import { playHistory, type Step } from './testing/devices.ts';
import { lostEdits } from './testing/lost-edits.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many histories are played: few in every test run, many in `npm run soak`. */
    histories: number;
  }
}

const HISTORIES = inject('histories');
/** Drawing a trip costs more than playing a history with it, so that histories share their beginnings. */
const BEGINNINGS = fc.sample(anyTrip({ maxDays: 4, maxStopsPerDay: 2 }), 200);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('edit' as const), device: fc.nat(2), edit: anyEdit() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sync' as const), device: fc.nat(2) }) },
);

it(`ends ${HISTORIES} histories of two and three devices in one trip, with every edit applied or reported`, () => {
  let meetings = 0;
  let conflicts = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...BEGINNINGS),
      fc.integer({ min: 2, max: 3 }),
      fc.array(anyStep, { minLength: 4, maxLength: 12 }),
      (start, deviceCount, steps) => {
        const outcome = playHistory(start, deviceCount, steps);
        for (const trip of outcome.trips) expect(trip).toBe(outcome.server.trip);
        for (const meeting of outcome.meetings) {
          meetings += 1;
          conflicts += meeting.conflicts.length;
          const { mine, theirs } = meeting;
          const lost = [mine, theirs].flatMap((side) => lostEdits({ ...meeting, side }));
          if (lost.length > 0) expect(lost).toEqual([]);
        }
        const violations = checkTrip(outcome.server.trip);
        if (violations.length > 0) expect(violations).toEqual([]);
      },
    ),
    { numRuns: HISTORIES },
  );
  expect(meetings).toBeGreaterThan(HISTORIES / 2);
  expect(conflicts).toBeGreaterThan(HISTORIES / 10);
}, 120_000);
