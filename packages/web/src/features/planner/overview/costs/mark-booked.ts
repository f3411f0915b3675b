import {
  changeTransport,
  findEntry,
  ok,
  refuse,
  setTransportLeg,
  updateEntry,
  updateHotel,
  type Cost,
  type Refusal,
  type Result,
  type Trip,
} from '@fahrtwind/domain';

interface MarkBooked {
  readonly cost: Cost;
  readonly booked: boolean;
}

/** Sets or clears the booked mark of a cost. */
export function markBooked(trip: Trip, { cost, booked }: MarkBooked): Result<Trip, Refusal> {
  if (cost.kind === 'hotel') return updateHotel(trip, { hotelId: cost.id, change: { booked } });
  if (cost.kind === 'leg') {
    const leg = trip[cost.field];
    return leg ? setTransportLeg(trip, { field: cost.field, leg: { ...leg, booked } }) : ok(trip);
  }
  if (cost.kind === 'ride')
    return changeTransport(trip, { stopId: cost.stopId, change: { booked } });
  const found = findEntry(trip, cost.id)?.entry;
  if (found?.entryType !== 'activity') return refuse('entry-gone');
  return updateEntry(trip, { entry: { ...found, booked } });
}
