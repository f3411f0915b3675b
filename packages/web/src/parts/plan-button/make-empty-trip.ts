import { addDays, createTrip, type Refusal, type Result, type Trip } from '@fahrtwind/domain';
import { makeId } from '../make-id.ts';
import { today } from '../today.ts';

/** A week ahead, as for every new trip. */
const DAYS_AHEAD = 7;

/** A trip to begin with: one day, to which title, dates and further days come later. */
export function makeEmptyTrip(userId: string): Result<Trip, Refusal> {
  const now = new Date().toISOString();
  const start = addDays(today(), DAYS_AHEAD);
  return createTrip({ id: makeId(), userId, now, start, dayCount: 1, makeId });
}
