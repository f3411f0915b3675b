import * as fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { anyEdit, applyEdit, type Edit } from '../testing/any-edit.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { countingIds, tripOf } from '../testing/trip-of.ts';
import { checkTrip } from '../trip/check-trip.ts';
import { readTrip } from '../trip/read/read-trip.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import type { Conflict } from './conflict.ts';
import { mergeTrips } from './merge-trips.ts';
import { lostEdits } from './testing/lost-edits.ts';

const edited = (trip: Trip, edits: readonly Edit[], who: string): Trip => {
  const makeId = countingIds(who);
  return edits.reduce((before, edit) => {
    const result = applyEdit(before, edit, makeId);
    return result.ok ? result.value : before;
  }, trip);
};

const copyOf = (trip: Trip): Trip => JSON.parse(JSON.stringify(trip));

interface Branches {
  readonly base: Trip;
  readonly mine: Trip;
  readonly theirs: Trip;
}

/** 1,000 in every test run, 10,000 in `npm run soak`. */
const HISTORIES = inject('histories');

/** Drawing a trip costs more than merging it, so that the properties share these. */
const TRIPS = fc.sample(anyTrip(), 200);
const anyBase = fc.constantFrom(...TRIPS);

/** A trip and what two people have made of it. */
const anyBranches: fc.Arbitrary<Branches> = fc
  .record({
    base: anyBase,
    mine: fc.array(anyEdit(), { maxLength: 6 }),
    theirs: fc.array(anyEdit(), { maxLength: 6 }),
  })
  .map(({ base, mine, theirs }) => ({
    base,
    mine: edited(base, mine, 'ich'),
    theirs: edited(base, theirs, 'du'),
  }));

/** Three trips that have nothing to do with one another but share many ids. */
const anyStrangers: fc.Arbitrary<Branches> = fc
  .record({
    base: anyBase,
    mine: anyBase,
    theirs: anyBase,
    more: fc.array(anyEdit(), { maxLength: 4 }),
  })
  .map(({ base, mine, theirs, more }) => ({
    base,
    mine: edited(mine, more, 'neu'),
    theirs: edited(theirs, more.toReversed(), 'neu'),
  }));

const merge = (branches: Branches, mineAt = 1, theirsAt = 2) =>
  mergeTrips({ ...branches, mineAt, theirsAt });

it('makes a good trip of any two, related or not', () => {
  fc.assert(
    fc.property(fc.oneof(anyBranches, anyStrangers), (branches) => {
      const { trip } = merge(branches);
      expect(checkTrip(trip)).toEqual([]);
      expect(readTrip(trip)).toEqual({ ok: true, value: trip });
    }),
    { numRuns: 400 },
  );
}, 60_000);

it('takes over what only one has changed, to the letter and without a conflict', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyBranches, anyStrangers),
      fc.boolean(),
      ({ base, mine }, isMineLater) => {
        const [mineAt, theirsAt] = isMineLater ? [2, 1] : [1, 2];
        const all = { base, mineAt, theirsAt };
        const whole = { trip: mine, conflicts: [] };
        expect(mergeTrips({ ...all, mine, theirs: base })).toEqual(whole);
        expect(mergeTrips({ ...all, mine: base, theirs: mine })).toEqual(whole);
        expect(mergeTrips({ ...all, mine, theirs: copyOf(mine) })).toEqual(whole);
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);

it('changes nothing when a trip is merged with itself', () => {
  fc.assert(
    fc.property(anyBase, (base) => {
      expect(merge({ base, mine: base, theirs: copyOf(base) })).toEqual({
        trip: base,
        conflicts: [],
      });
    }),
  );
}, 30_000);

it('comes to the same trip from both sides', () => {
  fc.assert(
    fc.property(fc.oneof(anyBranches, anyStrangers), ({ base, mine, theirs }) => {
      const here = merge({ base, mine, theirs }, 1, 2);
      const there = merge({ base, mine: theirs, theirs: mine }, 2, 1);
      expect(there.trip).toEqual(here.trip);
      expect(there.conflicts).toEqual(here.conflicts.map(fromOtherSide));
    }),
    { numRuns: 300 },
  );
}, 60_000);

const fromOtherSide = (conflict: Conflict): Conflict => ({
  ...conflict,
  keptFrom: conflict.keptFrom === 'mine' ? 'theirs' : 'mine',
});

it('asks for the time of the edits only where they are in conflict', () => {
  let agreed = 0;
  fc.assert(
    fc.property(anyBranches, (branches) => {
      const [one, other] = [merge(branches, 1, 2), merge(branches, 2, 1)];
      if (one.conflicts.length > 0) return;
      agreed += 1;
      expect(other.conflicts).toEqual([]);
      expect({ ...other.trip, ...totalsOf(one.trip) }).toEqual(one.trip);
    }),
    { numRuns: 400 },
  );
  expect(agreed).toBeGreaterThan(50);
}, 60_000);

const totalsOf = ({ totalDistance, totalDuration, totalsAreMeasured }: Trip) => ({
  totalDistance,
  totalDuration,
  totalsAreMeasured,
});

it('applies every edit or reports it', () => {
  fc.assert(
    fc.property(anyBranches, ({ base, mine, theirs }) => {
      const { trip: merged, conflicts } = merge({ base, mine, theirs });
      expect(lostEdits({ base, side: mine, merged, conflicts })).toEqual([]);
      expect(lostEdits({ base, side: theirs, merged, conflicts })).toEqual([]);
    }),
    { numRuns: HISTORIES / 2 },
  );
}, 120_000);

it('applies every move or reports it, whichever days are gone', () => {
  const anyMoves = fc.array(anyEdit(MOVING), { maxLength: 5 });
  fc.assert(
    fc.property(fc.constantFrom(...SKETCHES), anyMoves, anyMoves, (base, first, then) => {
      const [mine, theirs] = [edited(base, first, 'ich'), edited(base, then, 'du')];
      const { trip: merged, conflicts } = merge({ base, mine, theirs });
      expect(lostEdits({ base, side: mine, merged, conflicts })).toEqual([]);
      expect(lostEdits({ base, side: theirs, merged, conflicts })).toEqual([]);
    }),
    { numRuns: HISTORIES },
  );
}, 120_000);

const MOVING = [
  'addDayAfter',
  'addDayBefore',
  'addStop',
  'moveDay',
  'moveStop',
  'moveStopsLater',
  'optimiseRoute',
  'removeDay',
  'removeStop',
  'setDates',
] as const;

const SKETCHES = [
  tripOf({ A: ['Köln', 'Bonn'], B: ['Mainz'], C: ['Basel'], D: [] }),
  tripOf({ A: ['Köln'], B: [], C: ['Basel', 'Wien'], D: ['Bonn'] }),
  tripOf({ A: ['Köln', 'Bonn', 'Mainz', 'Prag', 'Wien', 'Basel'], B: [] }),
];

it('misses nothing that one of the two has added', () => {
  fc.assert(
    fc.property(anyBranches, ({ base, mine, theirs }) => {
      const { trip } = merge({ base, mine, theirs });
      const before = new Set(idsOf(base));
      const now = new Set(idsOf(trip));
      const added = [...idsOf(mine), ...idsOf(theirs)].filter((id) => !before.has(id));
      expect(added.filter((id) => !now.has(id))).toEqual([]);
    }),
    { numRuns: 400 },
  );
}, 60_000);

const idsOf = (trip: Trip): readonly string[] => [
  ...trip.days.map((day) => `day ${day.id}`),
  ...trip.hotels.map((hotel) => `hotel ${hotel.id}`),
  ...stopsOf(trip).flatMap((stop) => [
    `stop ${stop.id}`,
    ...stop.entries.map((entry) => `entry ${entry.id}`),
    ...stop.pois.map((poi) => `poi ${stop.id} ${poi.osmId}`),
  ]),
];
