import { ok, refuse, type Result } from '../result.ts';
import { isCopy } from '../trip/publication.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

export interface SetPublished {
  readonly uid: string;
  readonly published: boolean;
}

/** Publishes the own trip, or takes it back. */
export function setPublished(trip: Trip, { uid, published }: SetPublished): Result<Trip, Refusal> {
  if (isCopy(trip)) return refuse('trip-is-copy');
  return trip.userId === uid ? ok({ ...trip, published }) : refuse('not-the-owner');
}
