import { ok, refuse, type Result } from '../result.ts';
import { isLocalDateTime } from '../text/local-date-time.ts';
import { isOnGlobe } from '../trip/location.ts';
import type { TransportField, TransportLeg } from '../trip/transport-leg.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

export interface SetTransportLeg {
  readonly field: TransportField;
  readonly leg: TransportLeg;
}

/** Sets the way to the first stop, the way home or the vehicle of the trip itself; the same leg keeps what is unknown. */
export function setTransportLeg(
  trip: Trip,
  { field, leg }: SetTransportLeg,
): Result<Trip, Refusal> {
  if (leg.id === '') return refuse('id-missing');
  if (!isOnGlobe(leg.from) || !isOnGlobe(leg.to)) return refuse('location-invalid');
  const times = [leg.departureDateTime, leg.arrivalDateTime];
  if (!times.every((time) => time === '' || isLocalDateTime(time))) return refuse('time-invalid');
  const before = trip[field];
  return ok({ ...trip, [field]: before?.id === leg.id ? { ...before, ...leg } : leg });
}

export interface RemoveTransportLeg {
  readonly field: TransportField;
}

export function removeTransportLeg(
  trip: Trip,
  { field }: RemoveTransportLeg,
): Result<Trip, Refusal> {
  return trip[field] === null ? refuse('leg-gone') : ok({ ...trip, [field]: null });
}
