import { useSyncExternalStore } from 'react';
import { pickedStops, type Picked } from './picked-stops.ts';

/** One plain value of what is picked, such as `({ ids }) => ids.has(stop.id)`; renders again only when it changes. */
export function usePicked<T extends boolean | number>(select: (picked: Picked) => T): T {
  const read = () => select(pickedStops.get());
  return useSyncExternalStore(pickedStops.subscribe, read, read);
}
