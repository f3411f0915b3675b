import { isWorthOptimising } from '../../../../parts/trip-edit/is-worth-optimising.ts';
import { plannerView } from '../../../../parts/trip-edit/planner-view.ts';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { defineTexts } from '../../../../ui/texts.tsx';

// By itself, so that the words of the panel load with it.
const useButtonTexts = defineTexts(
  { open: 'Auf Tage verteilen', openShort: 'Verteilen' },
  { open: 'Spread over days', openShort: 'Spread' },
);

/** Opens the panel that spreads the stops over days; only for editors. */
export function SpreadButton() {
  const texts = useButtonTexts();
  const mayEdit = useMayEdit();
  const isWorthwhile = useTrips(({ current }) => isWorthOptimising(current));
  if (!mayEdit || !isWorthwhile) return null;
  return (
    <Button
      variant="quiet"
      aria-label={texts.open}
      title={texts.open}
      onClick={() => plannerView.open({ kind: 'spread' })}
    >
      <Icon name="calendar" />
      <span>{texts.openShort}</span>
    </Button>
  );
}
