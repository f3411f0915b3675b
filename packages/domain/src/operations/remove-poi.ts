import { refuse, type Result } from '../result.ts';
import { findStop } from '../trip/find.ts';
import type { Trip } from '../trip/trip.ts';
import { setOnStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface RemovePoi {
  readonly stopId: string;
  readonly osmId: string;
}

export function removePoi(trip: Trip, { stopId, osmId }: RemovePoi): Result<Trip, Refusal> {
  const found = findStop(trip, stopId);
  if (!found) return refuse('stop-gone');
  const pois = found.stop.pois.filter((poi) => poi.osmId !== osmId);
  if (pois.length === found.stop.pois.length) return refuse('poi-gone');
  return setOnStop(trip, stopId, { pois });
}
