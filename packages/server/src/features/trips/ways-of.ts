import { createHash } from 'node:crypto';
import { routeLegsOf, type Trip } from '@fahrtwind/domain';

/** Tells whether the totals of a trip still hold: the same text as long as its legs are travelled the same way. */
export function waysOf(trip: Trip): string {
  const legs = routeLegsOf(trip).map(({ from, to, via = [], ...leg }) => [
    [from, to, ...via].flatMap(({ lat, lng }) => [lat, lng]),
    [leg.routeProfile, leg.toll, leg.month, leg.transport, ...(leg.wishes ?? [])],
  ]);
  return createHash('sha256').update(JSON.stringify(legs)).digest('base64url').slice(0, 22);
}
