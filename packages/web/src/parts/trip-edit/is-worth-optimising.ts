import { isFirm, stopsOf, type Trip } from '@fahrtwind/domain';

/** With fewer stops no other order begins at the first. */
const LEAST_STOPS = 3;

export function isWorthOptimising(trip: Trip | null): boolean {
  return trip !== null && stopsOf(trip).filter(isFirm).length >= LEAST_STOPS;
}
