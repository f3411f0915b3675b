import { refuse, type Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import { changeStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface SetStay {
  readonly stopId: string;
  /** Null for the default stay. */
  readonly stayMinutes: number | null;
}

/** Says how long the stay at a stop is. */
export function setStay(trip: Trip, { stopId, stayMinutes }: SetStay): Result<Trip, Refusal> {
  if (stayMinutes !== null && !(Number.isFinite(stayMinutes) && stayMinutes >= 0))
    return refuse('time-invalid');
  return changeStop(trip, stopId, (stop) => {
    const { stayMinutes: _, ...rest } = stop;
    return stayMinutes === null ? rest : { ...rest, stayMinutes };
  });
}
