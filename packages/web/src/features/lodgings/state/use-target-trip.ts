import type { TripSummary } from '@fahrtwind/contract';
import { findHotel, type Hotel, type Location, type Trip } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { makeId } from '../../../parts/make-id.ts';
import { useSession } from '../../../store/session/use-session.ts';
import type { TripsState } from '../../../store/trips/view/trips-state.ts';
import { useTripActions, useTrips } from '../../../store/trips/view/use-trips.ts';
import { likelyDay, stayFrom } from './stay-in-trip.ts';

type Stay = Pick<Hotel, 'checkInDate' | 'checkOutDate'>;

interface Wanted {
  readonly stay: Stay;
  readonly location: Location;
}

export interface TargetTrip {
  /** Whether it is not known yet which trips there are. */
  readonly isLoading: boolean;
  readonly trips: readonly TripSummary[];
  /** The chosen trip, or `NEW_TRIP`. */
  readonly tripId: string;
  readonly chooseTrip: (id: string) => void;
  /** Null until it is read. */
  readonly trip: Trip | null;
  /** Whether it could not be read. */
  readonly isMissing: boolean;
  readonly dayId: string;
  readonly chooseDay: (id: string) => void;
  /** The nights in the chosen trip. */
  readonly stay: Stay;
  /** The id, or another one where the trip already has a hotel with it. */
  readonly freeId: (id: string) => string;
}

export const NEW_TRIP = 'neu';

const listOf = ({ list }: TripsState) => list;
const isListLoading = ({ list, listStatus }: TripsState) =>
  list.length === 0 && listStatus === 'loading';

/** The trip and the night that a lodging goes to; both begin with the likeliest. */
export function useTargetTrip({ stay, location }: Wanted): TargetTrip {
  const trips = useTrips(listOf);
  const isLoading = useTrips(isListLoading);
  const isVisitor = useSession().state === 'visitor';
  const { load, read } = useTripActions();
  const [chosenTrip, chooseTrip] = useState<string | null>(null);
  const [chosenDay, chooseDay] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly trip: Trip | null }>();
  const tripId = chosenTrip ?? likelyTrip(trips, stay)?.id ?? NEW_TRIP;

  useEffect(() => {
    void load();
  }, [load]);

  useEffect(() => {
    if (tripId === NEW_TRIP) return undefined;
    let isCurrent = true;
    void read(tripId).then((trip) => isCurrent && setLoaded({ id: tripId, trip }));
    return () => {
      isCurrent = false;
    };
  }, [tripId, read]);

  const trip = loaded?.id === tripId ? loaded.trip : null;
  const day =
    trip?.days.find(({ id }) => id === chosenDay) ?? (trip && likelyDay(trip, stay, location));
  return {
    isLoading: isLoading && !isVisitor,
    trips,
    tripId,
    chooseTrip: (id) => {
      chooseTrip(id);
      chooseDay(null);
    },
    trip,
    isMissing: loaded?.id === tripId && loaded.trip === null,
    dayId: day?.id ?? '',
    chooseDay,
    stay: day ? stayFrom(stay, day.date) : stay,
    freeId: (id) => (trip && findHotel(trip, id) ? makeId() : id),
  };
}

/** The trip during which the stay begins, else the one that was opened last. */
function likelyTrip(trips: readonly TripSummary[], { checkInDate }: Stay): TripSummary | undefined {
  const during = trips.find((one) => one.startDate <= checkInDate && checkInDate <= one.endDate);
  return during ?? trips[0];
}
