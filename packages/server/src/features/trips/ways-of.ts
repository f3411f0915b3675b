import { createHash } from 'node:crypto';
import { routeLegsOf, type Trip } from '@fahrtwind/domain';

/** Tells whether the totals of a trip still hold: the same text as long as its legs are travelled the same way. */
export function waysOf(trip: Trip): string {
  const legs = routeLegsOf(trip).map(({ from, to, routeProfile, toll, month, transport }) => [
    [from.lat, from.lng, to.lat, to.lng],
    [routeProfile, toll, month, transport],
  ]);
  return createHash('sha256').update(JSON.stringify(legs)).digest('base64url').slice(0, 22);
}
