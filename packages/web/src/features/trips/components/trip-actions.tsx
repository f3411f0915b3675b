import { PATHS, type Trip } from '@fahrtwind/domain';
import { useNavigate } from 'react-router';
import { TripMenuItem } from '../../../parts/trip-menu/trip-menu-item.tsx';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { useTripCardActions } from '../state/use-trip-card-actions.ts';
import { useTripsTexts } from '../texts.ts';

interface TripActionsProps {
  readonly trip: Trip;
  readonly onChoose: () => void;
}

/** Items of the open trip's menu: duplicate it, delete it. */
export function TripActions({ trip, onChoose }: TripActionsProps) {
  const texts = useTripsTexts();
  const actions = useTripCardActions();
  const navigate = useNavigate();
  const isOwner = useTrips((state) => state.currentRole === 'owner');
  const reason = isOwner ? undefined : texts.notOwner;

  async function remove() {
    if (await actions.remove(trip)) await navigate(PATHS.trips);
  }

  return (
    <>
      <TripMenuItem
        label={texts.duplicate}
        icon="copy"
        reason={reason}
        run={() => {
          onChoose();
          void actions.duplicate(trip);
        }}
      />
      <TripMenuItem
        label={texts.remove}
        icon="trash"
        reason={reason}
        run={() => {
          onChoose();
          void remove();
        }}
      />
    </>
  );
}
