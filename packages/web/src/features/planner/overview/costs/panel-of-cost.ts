import type { Cost, TransportField, Trip } from '@fahrtwind/domain';
import type { PlannerPanel } from '../../../../parts/trip-edit/planner-view.ts';

const WHICH: Readonly<Record<TransportField, 'arrival' | 'departure' | 'during'>> = {
  arrivalEntry: 'arrival',
  departureEntry: 'departure',
  duringTripEntry: 'during',
};

/** The panel in which a cost is edited. A hotel outside the trip's dates is opened from the first day. */
export function panelOfCost(cost: Cost, trip: Pick<Trip, 'days'>): PlannerPanel {
  if (cost.kind === 'leg') return { kind: 'leg', which: WHICH[cost.field] };
  if (cost.kind === 'ride') return { kind: 'way', stopId: cost.stopId };
  if (cost.kind === 'activity') return { kind: 'stop', stopId: cost.stopId, isEditing: true };
  return { kind: 'hotel', dayId: cost.dayId ?? trip.days[0]?.id ?? '', hotelId: cost.id };
}
