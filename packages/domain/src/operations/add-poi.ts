import { refuse, type Result } from '../result.ts';
import type { Poi } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import { changeStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface AddPoi {
  readonly stopId: string;
  readonly poi: Poi;
}

/** Keeps a point of interest with a stop; the same osmId is kept once. */
export function addPoi(trip: Trip, { stopId, poi }: AddPoi): Result<Trip, Refusal> {
  if (poi.osmId === '') return refuse('id-missing');
  return changeStop(trip, stopId, (stop) => {
    const isKnown = stop.pois.some((one) => one.osmId === poi.osmId);
    const pois = isKnown
      ? stop.pois.map((one) => (one.osmId === poi.osmId ? { ...one, ...poi } : one))
      : [...stop.pois, poi];
    return { ...stop, pois };
  });
}
