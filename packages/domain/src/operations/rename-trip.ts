import { ok, refuse, type Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

export interface RenameTrip {
  readonly title: string;
}

export function renameTrip(trip: Trip, { title }: RenameTrip): Result<Trip, Refusal> {
  const trimmed = title.trim();
  return trimmed === '' ? refuse('title-missing') : ok({ ...trip, title: trimmed });
}
