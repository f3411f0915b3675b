import { ok, refuse, type Result } from '../result.ts';
import { MAX_TITLE_LENGTH, type Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

export interface RenameTrip {
  readonly title: string;
}

export function renameTrip(trip: Trip, { title }: RenameTrip): Result<Trip, Refusal> {
  const trimmed = title.trim();
  if (trimmed === '') return refuse('title-missing');
  if (trimmed.length > MAX_TITLE_LENGTH) return refuse('title-too-long');
  return ok({ ...trip, title: trimmed });
}
