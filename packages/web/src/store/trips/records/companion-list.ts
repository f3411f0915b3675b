import type { CompanionTrip, TripSummary } from '@fahrtwind/contract';
import { lastOpenedFirst, shownOf } from './trip-lists.ts';
import { roleOf } from './trip-record.ts';
import type { WorkingCopy } from './working-copy.ts';

interface Made {
  readonly from: CompanionTrip;
  readonly trip: CompanionTrip;
}

const made = new WeakMap<TripSummary, Made>();

/** Trips that the user was invited to, with the edits on this device, last opened first. */
export function companionList(
  server: readonly CompanionTrip[],
  copies: readonly WorkingCopy[],
): readonly CompanionTrip[] {
  const here = new Map(copies.map((copy) => [copy.record.id, copy]));
  return server
    .flatMap((trip) => {
      const copy = here.get(trip.id);
      return copy ? shownOf(copy, trip).map((shown) => withPeople(shown, trip, copy)) : [trip];
    })
    .toSorted(lastOpenedFirst);
}

/** The same object as long as nothing changes, so that rows of a list are not drawn again. */
function withPeople(
  shown: TripSummary,
  from: CompanionTrip,
  { record }: WorkingCopy,
): CompanionTrip {
  const found = made.get(shown);
  if (found?.from === from) return found.trip;
  const role = roleOf(record);
  const trip = { ...shown, owner: from.owner, role: role === 'owner' ? from.role : role };
  made.set(shown, { from, trip });
  return trip;
}
