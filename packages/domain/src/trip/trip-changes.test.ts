import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEdit, applyEdit } from '../testing/any-edit.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { tripOf } from '../testing/trip-of.ts';
import { readTrip } from './read/read-trip.ts';
import { tripChanges, withTripChanges, type TripChanges } from './trip-changes.ts';
import type { Trip } from './trip.ts';

const RHINE = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'], 'Tag 3': ['Basel'] });
const [first, second, third] = RHINE.days.map(({ id }) => id);

const asSent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** What a server makes of changes that it gets. */
function applied(before: Trip, changes: TripChanges): Trip {
  const read = readTrip(withTripChanges(before, asSent(changes)));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

describe('the changes of a trip', () => {
  it('are a day and the title where these were edited', () => {
    const [day, ...others] = RHINE.days;
    if (!day) throw new Error('no day');
    const edited = { ...day, startMinutes: 480 };
    const changes = tripChanges(RHINE, { ...RHINE, title: 'Rhein', days: [edited, ...others] });
    expect(changes).toEqual({ set: { title: 'Rhein' }, unset: [], days: [edited] });
  });

  it('name all days in their order when one has gone', () => {
    const changes = tripChanges(RHINE, { ...RHINE, days: RHINE.days.slice(0, 2) });
    expect(changes).toEqual({ set: {}, unset: [], days: [], order: [first, second] });
  });

  it('name fields that have gone', () => {
    const changes = tripChanges({ ...RHINE, totalsAreMeasured: true }, RHINE);
    expect(changes).toMatchObject({ set: {}, unset: ['totalsAreMeasured'] });
  });

  it('cannot be told where two days have one id', () => {
    const doubled = { ...RHINE, days: [...RHINE.days, ...RHINE.days] };
    expect([tripChanges(RHINE, doubled), tripChanges(doubled, RHINE)]).toEqual([null, null]);
  });

  it('make the same trip as the whole document, one after the other, whatever was edited', () => {
    fc.assert(
      fc.property(anyTrip(), fc.array(anyEdit(), { maxLength: 8 }), (trip, edits) => {
        let ids = 0;
        const makeId = (): string => `neu-${(ids += 1)}`;
        let here = readAgain(trip);
        let there = here;
        for (const edit of edits) {
          const edited = applyEdit(here, edit, makeId);
          if (!edited.ok) continue;
          const changes = tripChanges(here, edited.value);
          if (!changes) continue;
          there = applied(there, changes);
          here = edited.value;
          expect(there).toEqual(readAgain(here));
        }
      }),
    );
  });

  it('leave the days that have not changed the same objects, also when they are read', () => {
    const before = readAgain(RHINE);
    const [, , last] = before.days;
    const changes = { set: {}, unset: [], days: last ? [{ ...last, startMinutes: 480 }] : [] };
    const after = applied(before, changes);
    expect(after.days.map((day, index) => day === before.days[index])).toEqual([true, true, false]);
  });

  it('are refused where they are of another trip', () => {
    const none = { set: {}, unset: [], days: [] };
    const refused: readonly TripChanges[] = [
      { ...none, order: ['gone'] },
      { ...none, order: [String(first), String(first)] },
      { ...none, days: [{ id: 'gone' }] },
      { ...none, days: [{ id: String(third) }], order: [String(first)] },
      { ...none, days: [{ id: String(third) }, { id: String(third) }] },
      { ...none, set: { days: [] } },
      { ...none, unset: ['days'] },
    ];
    for (const changes of refused) expect(withTripChanges(RHINE, changes)).toBeNull();
  });
});

it('mends a changed day whose stops have the ids of others, as in a whole document', () => {
  const before = readAgain(RHINE);
  const [day, other] = before.days;
  const doubled = { ...other, id: String(second), cityList: day?.cityList ?? [] };
  const after = applied(before, { set: {}, unset: [], days: [doubled] });
  const whole = { ...before, days: before.days.map((one) => (one.id === second ? doubled : one)) };
  expect(after).toEqual(readAgain(whole));
});

function readAgain(trip: object): Trip {
  const read = readTrip(asSent(trip));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
