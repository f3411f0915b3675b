import { nearestNeighbour } from '../optimise/nearest-neighbour.ts';
import { ok, type Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import { arrangeStays } from './arrange-stays.ts';
import type { Refusal } from './refusal.ts';
import { areReturns, staysOf } from './stays.ts';

/**
 * The quick optimisation: keeps the first stop and goes on to the nearest that is left. Places that were visited
 * before, such as home at the end of a round trip, are kept at the end, because the nearest would always be
 * where one already is. Every stop keeps its nights and its hotels, and nights in a row in one hotel stay in a row.
 */
export function optimiseRoute(trip: Trip): Result<Trip, Refusal> {
  const stays = staysOf(trip);
  const isReturn = areReturns(stays);
  const visits = stays.filter((_, index) => !isReturn[index]);
  const returns = stays.filter((_, index) => isReturn[index]);
  const order = nearestNeighbour(
    visits.map((stay) => stay.place),
    (index) => visits[index]?.group ?? index,
  );
  return ok(arrangeStays(trip, [...order.flatMap((index) => visits[index] ?? []), ...returns]));
}
