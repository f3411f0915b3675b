import { useSyncExternalStore } from 'react';
import { pickedStops, type Picked } from './picked-stops.ts';

/**
 * A primitive value of the picked stops, such as `({ ids }) => ids.has(stop.id)`; renders again only when it changes.
 */
export function usePicked<T extends boolean | number>(select: (picked: Picked) => T): T {
  const read = () => select(pickedStops.get());
  return useSyncExternalStore(pickedStops.subscribe, read, read);
}
