import { distanceMeters } from '../geo/distance.ts';
import { ticketOf } from './leg-transport.ts';
import { isValidLocation } from './location.ts';
import { isOnRoute, type Stop } from './stop.ts';
import type { Trip } from './trip.ts';

/** Stations lie in the town of a stop or the next one. */
const SAME_TOWN_METERS = 20_000;

/** A booked leg that is no longer on its date, or between the places that it was booked for. */
export interface MisfittingLeg {
  readonly stopId: string;
  readonly dayId: string;
  readonly reason: 'date' | 'start' | 'end';
}

/** Tickets that the trip no longer follows: its order or its dates have changed since they were booked. */
export function legsThatDoNotFit(trip: Pick<Trip, 'days'>): readonly MisfittingLeg[] {
  const misfits: MisfittingLeg[] = [];
  let before: Stop | undefined;
  for (const { id: dayId, date, cityList } of trip.days) {
    for (const stop of cityList.filter(isOnRoute)) {
      const ticket = ticketOf(stop);
      if (ticket?.booked) {
        const { bookedDate, bookedFrom, bookedTo } = ticket;
        if (bookedDate !== '' && bookedDate !== date)
          misfits.push({ stopId: stop.id, dayId, reason: 'date' });
        else if (isValidLocation(bookedFrom) && isElsewhere(before, bookedFrom))
          misfits.push({ stopId: stop.id, dayId, reason: 'start' });
        else if (isValidLocation(bookedTo) && isElsewhere(stop, bookedTo))
          misfits.push({ stopId: stop.id, dayId, reason: 'end' });
      }
      before = stop;
    }
  }
  return misfits;
}

function isElsewhere(stop: Stop | undefined, booked: { lat: number; lng: number }): boolean {
  return !stop || distanceMeters(stop.location, booked) > SAME_TOWN_METERS;
}
