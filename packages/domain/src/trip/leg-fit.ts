import { distanceMeters } from '../geo/distance.ts';
import { ticketOf } from './leg-transport.ts';
import { isValidLocation } from './location.ts';
import { isOnRoute, type Stop } from './stop.ts';
import type { Trip } from './trip.ts';

/** Stations lie in the town of a stop or the next one. */
const SAME_TOWN_METERS = 20_000;

/** A booked leg that no longer starts on its date, or where it was booked from. */
export interface MisfittingLeg {
  readonly stopId: string;
  readonly dayId: string;
  readonly reason: 'date' | 'start';
}

/** Tickets that the trip no longer follows: its order or its dates have changed since they were booked. */
export function legsThatDoNotFit(trip: Pick<Trip, 'days'>): readonly MisfittingLeg[] {
  const misfits: MisfittingLeg[] = [];
  let before: Stop | undefined;
  for (const { id: dayId, date, cityList } of trip.days) {
    for (const stop of cityList.filter(isOnRoute)) {
      const ticket = ticketOf(stop);
      if (ticket?.booked) {
        const { bookedDate, bookedFrom } = ticket;
        if (bookedDate !== '' && bookedDate !== date)
          misfits.push({ stopId: stop.id, dayId, reason: 'date' });
        else if (isValidLocation(bookedFrom) && isElsewhere(before, bookedFrom))
          misfits.push({ stopId: stop.id, dayId, reason: 'start' });
      }
      before = stop;
    }
  }
  return misfits;
}

function isElsewhere(before: Stop | undefined, from: { lat: number; lng: number }): boolean {
  return !before || distanceMeters(before.location, from) > SAME_TOWN_METERS;
}
