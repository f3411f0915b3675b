import { memo } from 'react';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { isWorthOptimising } from '../../../../parts/trip-edit/is-worth-optimising.ts';
import { plannerView } from '../../../../parts/trip-edit/planner-view.ts';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { useOptimiseTexts } from './texts.ts';

/** Opens the optimisation panel; only for editors. */
export const OptimiseButton = memo(function OptimiseButton() {
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
});
