import type { Cost, TransportField, Trip } from '@fahrtwind/domain';
import type { PlannerPanel } from '../plan/planner-view.ts';

const WHICH: Readonly<Record<TransportField, 'arrival' | 'departure' | 'during'>> = {
  arrivalEntry: 'arrival',
  departureEntry: 'departure',
  duringTripEntry: 'during',
};

/** Where a cost is edited. A hotel outside of the trip is opened from its first day. */
export function panelOfCost(cost: Cost, trip: Pick<Trip, 'days'>): PlannerPanel {
  if (cost.kind === 'leg') return { kind: 'leg', which: WHICH[cost.field] };
  if (cost.kind === 'activity') return { kind: 'stop', stopId: cost.stopId };
  return { kind: 'hotel', dayId: cost.dayId ?? trip.days[0]?.id ?? '', hotelId: cost.id };
}
