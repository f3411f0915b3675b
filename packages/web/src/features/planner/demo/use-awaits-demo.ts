import { useSession } from '../../../store/session/use-session.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { demoTripId } from '../../../parts/trip-edit/demo-id.ts';

/** The guest who is to get the demo trip: one without trips who has not deleted it before. */
export function useAwaitsDemo(): string | null {
  const session = useSession();
  const uid = session.state === 'guest' ? session.user.uid : null;
  const isAwaited = useTrips(
    ({ list, listStatus, deletedTrips }) =>
      uid !== null &&
      listStatus === 'ready' &&
      list.length === 0 &&
      !deletedTrips.some(({ id }) => id === demoTripId(uid)),
  );
  return isAwaited ? uid : null;
}
