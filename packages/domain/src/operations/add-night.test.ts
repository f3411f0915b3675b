import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { datesOf, hotelOf, sketchOf, tripOf } from '../testing/trip-of.ts';
import { stopsOf } from '../trip/trip.ts';
import { addNight, nextFreeDay } from './add-night.ts';

const TRIP = tripOf({
  'Tag 1': ['Köln'],
  'Tag 2': ['Bonn'],
  'Tag 3': [],
  'Tag 4': ['Mainz'],
  'Tag 5': [],
  'Tag 6': ['Basel'],
});
const night = { newDayId: 'neu' };

describe('one night more', () => {
  it('uses the next free day behind the next stop, and the trip keeps its length', () => {
    const found = accepted(addNight(TRIP, { ...night, dayId: 'tag-3' }));
    expect(sketchOf(found)).toEqual({
      'tag-1': ['Köln'],
      'tag-2': ['Bonn'],
      'tag-3': [],
      neu: [],
      'tag-4': ['Mainz'],
      'tag-6': ['Basel'],
    });
    expect(datesOf(found)).toEqual(datesOf(TRIP));
    expect(found.movedCities).toEqual(['mainz']);
  });

  it('makes the trip longer where no later day is free', () => {
    for (const dayId of ['tag-5', 'tag-6'])
      expect(accepted(addNight(TRIP, { ...night, dayId })).days).toHaveLength(7);
  });

  it('leaves a day alone whose night has a lodging', () => {
    const hotels = [hotelOf('Mainz', '2026-07-15', 2)];
    const { days } = tripOf(sketchOf(TRIP), { hotels });
    expect(nextFreeDay({ days }, 'tag-3')).toBeNull();
  });

  it('never loses a stop, and lengthens a trip by no more than a day', () => {
    fc.assert(
      fc.property(anyTrip(), fc.nat(), (trip, at) => {
        const dayId = trip.days[at % trip.days.length]?.id ?? '';
        const result = addNight(trip, { dayId, newDayId: 'ganz-neu' });
        if (!result.ok) return;
        expect(stopsOf(result.value)).toHaveLength(stopsOf(trip).length);
        const longer = result.value.days.length - trip.days.length;
        expect(longer).toBe(nextFreeDay(trip, dayId) ? 0 : 1);
      }),
    );
  });
});
