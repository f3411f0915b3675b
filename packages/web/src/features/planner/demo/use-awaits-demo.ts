import { useSession } from '../../../store/session/use-session.ts';
import { useTrips } from '../../../store/trips/use-trips.ts';
import { demoTripId } from './demo-id.ts';

/** The guest who has no trip yet and is to get the demo trip; who has deleted it does not get it again. */
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
