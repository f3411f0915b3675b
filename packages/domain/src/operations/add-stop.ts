import { ok, refuse, type Result } from '../result.ts';
import { checkStop } from '../trip/check-trip.ts';
import { findDay } from '../trip/find.ts';
import { isValidLocation } from '../trip/location.ts';
import { isPlainKind } from '../trip/leg-kind.ts';
import { newLegTransport } from '../trip/leg-transport.ts';
import { newStop, type NewStop } from '../trip/stop.ts';
import { MAX_STOPS, stopsOf, type Trip } from '../trip/trip.ts';
import { refusalOfStopIds } from './free-ids.ts';
import type { Refusal } from './refusal.ts';
import { vehicleOf } from './set-leg-kind.ts';
import { usualWishes } from './set-wishes.ts';
import { insertStop } from './stop-list.ts';

export interface AddStop {
  readonly stop: NewStop;
  readonly dayId: string;
  /** The place in the day's list, its end when missing. */
  readonly index?: number;
}

/** Puts a new stop into a day; what is not said of it takes its default. */
export function addStop(trip: Trip, { stop, dayId, index }: AddStop): Result<Trip, Refusal> {
  if (!findDay(trip, dayId)) return refuse('day-gone');
  if (!isValidLocation(stop.location)) return refuse('location-invalid');
  if (stopsOf(trip).length >= MAX_STOPS) return refuse('too-many-stops');
  const added = newStop({ ...asUsual(trip, stop), ...stop });
  const [fault] = checkStop(added);
  if (fault) return refuse(fault.code === 'time-invalid' ? 'time-invalid' : 'location-invalid');
  const refusal = refusalOfStopIds(trip, added);
  return refusal ? refuse(refusal) : ok(insertStop(trip, dayId, index, added));
}

/** A trip by camper goes to its next stop by camper, too, and one without motorways without them. */
function asUsual(trip: Trip, { routeProfile = 'driving' }: NewStop): Partial<NewStop> {
  const kind = vehicleOf(trip);
  if (routeProfile !== 'driving') return {};
  return {
    ...usualWishes(trip),
    ...(!isPlainKind(kind) && { transport: newLegTransport({ kind }) }),
  };
}
