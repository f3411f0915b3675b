import {
  addDayAfter,
  removeStop,
  renameTrip,
  setDayStart,
  setStay,
  setOptional,
  setTotals,
  type Refusal,
  type Result,
  type Trip,
} from '@fahrtwind/domain';
import { accepted, tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { differsInStopsOnly } from './use-late-trip.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] });

type Edit = (trip: Trip) => Result<Trip, Refusal>;

const INSIDE_OF_DAYS: Readonly<Record<string, Edit>> = {
  'a stop becomes optional': (trip) => setOptional(trip, { stopId: 'bonn', optional: true }),
  'a stop gets a stay': (trip) => setStay(trip, { stopId: 'bonn', stayMinutes: 30 }),
  'a stop goes': (trip) => removeStop(trip, { stopId: 'bonn' }),
  'the totals follow': (trip) => setTotals(trip, { totalDistance: 1, totalDuration: 2 }),
};

const AROUND_THEM: Readonly<Record<string, Edit>> = {
  'another title': (trip) => renameTrip(trip, { title: 'Rhein' }),
  'another start': (trip) => setDayStart(trip, { dayId: 'tag-1', startMinutes: 400 }),
  'one day more': (trip) => addDayAfter(trip, { dayId: 'tag-1', newDayId: 'neu' }),
};

it.each(Object.entries(INSIDE_OF_DAYS))(
  'leaves to the days what happens in them: %s',
  (_, edit) => {
    expect(differsInStopsOnly(TRIP, accepted(edit(TRIP)))).toBe(true);
  },
);

it.each(Object.entries(AROUND_THEM))(
  'shows at once what they do not show themselves: %s',
  (_, edit) => {
    const edited = accepted(edit(TRIP));
    expect(differsInStopsOnly(TRIP, edited)).toBe(false);
    expect(differsInStopsOnly(edited, TRIP)).toBe(false);
  },
);

it('takes nothing for a change', () => {
  expect(differsInStopsOnly(TRIP, TRIP)).toBe(true);
});
