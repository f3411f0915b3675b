import type { LegKind } from './leg-kind.ts';
import { legKindOf } from './leg-transport.ts';
import { isOnRoute } from './stop.ts';
import type { Trip } from './trip.ts';

/** How most legs of a trip are travelled; of equally frequent kinds the car, else the one that comes first. */
export function usualLegKind({ days }: Pick<Trip, 'days'>): LegKind {
  // No leg leads to the first stop.
  const kinds = days.flatMap(({ cityList }) => cityList.filter(isOnRoute).map(legKindOf)).slice(1);
  const counts = new Map<LegKind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const usual = kinds.find((kind) => counts.get(kind) === most) ?? 'car';
  return counts.get('car') === most ? 'car' : usual;
}
