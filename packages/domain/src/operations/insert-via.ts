import { refuse, type Result } from '../result.ts';
import { findStop } from '../trip/find.ts';
import { hasTicket, isPlainKind } from '../trip/leg-kind.ts';
import { legKindOf, newLegTransport } from '../trip/leg-transport.ts';
import type { NewStop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import { addStop } from './add-stop.ts';
import type { Refusal } from './refusal.ts';

export interface InsertVia {
  /** The stop that the divided leg leads to. */
  readonly beforeStopId: string;
  readonly via: NewStop;
}

/**
 * Leads the leg to a stop over another place: a stop right before it, in its day. Both halves go as the leg
 * went, and the new stop takes no time unless it says so. A leg with a ticket is not divided: it would be that of the
 * wrong half.
 */
export function insertVia(trip: Trip, { beforeStopId, via }: InsertVia): Result<Trip, Refusal> {
  const found = findStop(trip, beforeStopId);
  if (!found) return refuse('stop-gone');
  const { routeProfile, toll, wishes } = found.stop;
  const kind = legKindOf(found.stop);
  if (hasTicket(kind)) return refuse('leg-has-ticket');
  const like = isPlainKind(kind) ? {} : { transport: newLegTransport({ kind }) };
  return addStop(trip, {
    stop: { routeProfile, toll, ...(wishes && { wishes }), ...like, stayMinutes: 0, ...via },
    dayId: found.day.id,
    index: found.day.cityList.indexOf(found.stop),
  });
}
