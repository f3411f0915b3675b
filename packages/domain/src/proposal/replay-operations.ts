import { addDayAfter, addDayBefore } from '../operations/add-day.ts';
import { addEntry } from '../operations/add-entry.ts';
import { addHotel } from '../operations/add-hotel.ts';
import { addStop } from '../operations/add-stop.ts';
import { moveDay } from '../operations/move-day.ts';
import { removeDay } from '../operations/remove-day.ts';
import { removeEntry } from '../operations/remove-entry.ts';
import { removeHotel } from '../operations/remove-hotel.ts';
import { removeStops } from '../operations/remove-stops.ts';
import { renameTrip } from '../operations/rename-trip.ts';
import { replaceStop } from '../operations/replace-stop.ts';
import { setAccommodationType } from '../operations/set-accommodation-type.ts';
import { setDates } from '../operations/set-dates.ts';
import { setDayStart } from '../operations/set-day-start.ts';
import { setLegKind } from '../operations/set-leg-kind.ts';
import { setNote } from '../operations/set-note.ts';
import { setOptional } from '../operations/set-optional.ts';
import { setRouteProfile } from '../operations/set-route-profile.ts';
import { setStay } from '../operations/set-stay.ts';
import { setToll } from '../operations/set-toll.ts';
import { setWishes } from '../operations/set-wishes.ts';
import { shiftDates } from '../operations/shift-dates.ts';
import { spreadStops } from '../operations/spread-stops.ts';
import { updateHotel } from '../operations/update-hotel.ts';
import { ok, type Result } from '../result.ts';
import type { FindMeasure } from '../schedule/schedule-trip.ts';
import type { Trip } from '../trip/trip.ts';
import type { NotFitting, ReplayRefusal, SpreadLeg, TripOperation } from './operation.ts';
import { moveBehind, orderStops, placeBehind, swapStops } from './stop-places.ts';

export interface Replayed {
  /** The given trip itself where nothing fits. */
  readonly trip: Trip;
  readonly done: readonly TripOperation[];
  readonly notFitting: readonly NotFitting[];
}

/** Does operations one after the other on a trip. What does not fit is left out and named; the rest is done. */
export function replayOperations(trip: Trip, operations: readonly TripOperation[]): Replayed {
  const done: TripOperation[] = [];
  const notFitting: NotFitting[] = [];
  let current = trip;
  for (const operation of operations) {
    const result = applyOperation(current, operation);
    if (result.ok) {
      current = result.value;
      done.push(operation);
    } else {
      notFitting.push({ operation, reason: result.error });
    }
  }
  return { trip: current, done, notFitting };
}

type Applied = Result<Trip, ReplayRefusal>;

type Appliers = {
  readonly [Op in TripOperation['op']]: (
    trip: Trip,
    operation: Extract<TripOperation, { readonly op: Op }>,
  ) => Applied;
};

const APPLIERS: Appliers = {
  addStop: (trip, { stop, ...place }) => {
    const at = placeBehind(trip, place);
    return at.ok ? addStop(trip, { stop, ...at.value }) : at;
  },
  removeStops,
  moveStop: moveBehind,
  swapStops,
  replaceStop,
  renameTrip,
  setDates: (trip, { start, end, newDayIds }) => {
    const ids = newDayIds.values();
    return setDates(trip, { start, end, makeId: () => ids.next().value ?? '' });
  },
  shiftDates,
  addDayAfter,
  addDayBefore,
  removeDay,
  moveDay,
  setRouteProfile,
  setLegKind,
  setToll,
  setWishes,
  setDayStart,
  setStay,
  setOptional,
  setNote,
  addEntry,
  removeEntry,
  addHotel,
  updateHotel,
  removeHotel,
  setAccommodationType,
  orderStops,
  spreadStops: (trip, { legs, newDayIds, ...wish }) => {
    const ids = newDayIds.values();
    const makeId = (): string => ids.next().value ?? '';
    const spread = spreadStops(trip, { ...wish, measured: measuredBy(legs), makeId });
    return spread.ok ? ok(spread.value.trip) : spread;
  },
};

function measuredBy(legs: readonly SpreadLeg[]): FindMeasure {
  const byStop = new Map(legs.map((leg) => [leg.stopId, leg]));
  return ({ fromCityId, cityId }) => {
    const leg = byStop.get(cityId);
    if (leg?.fromStopId !== fromCityId) return undefined;
    const { meters, seconds, minutesAboard } = leg;
    if (minutesAboard === 0) return { meters, seconds };
    return { meters, seconds, crossings: [{ name: '', kind: 'ferry', minutes: minutesAboard }] };
  };
}

/** Does one operation, or says why it cannot be done. */
export function applyOperation(trip: Trip, operation: TripOperation): Applied {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has for each name the function of that name
  const apply = APPLIERS[operation.op] as (trip: Trip, operation: TripOperation) => Applied;
  return apply(trip, operation);
}
