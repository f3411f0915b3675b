import { stopsOf } from '@fahrtwind/domain';
import { useReadTrips } from '../../../../store/trips/view/use-trips.ts';
import { pickedStops } from '../../../../parts/trip-edit/picked-stops.ts';

/** Picks or unpicks a stop; with Shift, everything up to it. */
export function usePick(stopId: string): (event: { readonly shiftKey: boolean }) => void {
  const read = useReadTrips();
  return ({ shiftKey }) => {
    const { current } = read();
    const order = current ? stopsOf(current).map(({ id }) => id) : [];
    if (shiftKey) pickedStops.pickUpTo(stopId, order);
    else pickedStops.toggle(stopId);
  };
}
