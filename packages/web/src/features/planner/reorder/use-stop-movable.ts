import { useReadTrips } from '../../../store/trips/use-trips.ts';
import { focusSoon, markPlace, rowOf, targetAt } from './drop-marks.ts';
import {
  areThere,
  placeBeside,
  placeInNumbers,
  placeOf,
  stepPlace,
  type DropPlace,
} from './drop-place.ts';
import type { Movable } from './movable.ts';
import { pickedStops } from './picked-stops.ts';
import { useReorderTexts } from './texts.ts';
import { usePutStops } from './use-put-stops.ts';

/** A stop that can be moved; one of several that are picked takes the others along. */
export function useStopMovable(stopId: string, name: string): Movable<DropPlace> {
  const texts = useReorderTexts();
  const read = useReadTrips();
  const put = usePutStops();
  const daysNow = () => read().current?.days ?? [];
  const moved = () => {
    const { ids } = pickedStops.get();
    return ids.has(stopId) ? ids : new Set([stopId]);
  };
  const nameNow = () => (moved().size > 1 ? texts.stops(moved().size) : name);
  return {
    name: nameNow,
    now: () => placeOf(daysNow(), moved()),
    step: (from, by) => stepPlace(daysNow(), moved(), from, by),
    at: (x, y) => {
      const target = targetAt(x, y);
      return target && placeBeside(daysNow(), moved(), target);
    },
    isHere: (place) => areThere(daysNow(), moved(), place),
    mark: (place) => markPlace(daysNow(), moved(), place),
    put: (place) => put(moved(), place),
    elements: () => [...moved()].map(rowOf),
    where: (place) => texts.over(...placeInNumbers(daysNow(), moved(), place)),
    dropped: (place) => {
      const [day, index] = placeInNumbers(daysNow(), moved(), place);
      return texts.dropped(nameNow(), day, index);
    },
    focus: () => focusSoon('data-handle', stopId),
  };
}
