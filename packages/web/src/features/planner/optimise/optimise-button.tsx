import { isFirm, stopsOf, type Trip } from '@fahrtwind/domain';
import { useTrips } from '../../../store/trips/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { plannerView } from '../plan/planner-view.ts';
import { useMayEdit } from '../plan/use-may-edit.ts';
import { useOptimiseTexts } from './texts.ts';

/** With fewer stops there is no other order that begins at the first. */
const LEAST_STOPS = 3;

export function isWorthOptimising(trip: Trip | null): boolean {
  return trip !== null && stopsOf(trip).filter(isFirm).length >= LEAST_STOPS;
}

/** Opens the panel for another order, for those who may change the trip. */
export function OptimiseButton() {
  const texts = useOptimiseTexts();
  const mayEdit = useMayEdit();
  const isWorthwhile = useTrips(({ current }) => isWorthOptimising(current));
  if (!mayEdit || !isWorthwhile) return null;
  return (
    <Button
      variant="quiet"
      aria-label={texts.open}
      title={texts.open}
      onClick={() => plannerView.open({ kind: 'optimise' })}
    >
      <Icon name="route" />
      <span>{texts.openShort}</span>
    </Button>
  );
}
