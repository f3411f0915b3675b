import { isFirm, stopsOf } from '@fahrtwind/domain';
import { lazy, Suspense, useState } from 'react';
import { useTrips } from '../../../store/trips/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useMayEdit } from '../plan/use-may-edit.ts';
import { useOptimiseTexts } from './texts.ts';

const OptimiseDialog = lazy(async () => {
  const { OptimiseDialog: loaded } = await import('./optimise-dialog.tsx');
  return { default: loaded };
});

/** With fewer stops there is no other order that begins at the first. */
const LEAST_STOPS = 3;

/** Opens the dialog for another order, for those who may change the trip. */
export function OptimiseButton() {
  const texts = useOptimiseTexts();
  const mayEdit = useMayEdit();
  const [isOpen, setOpen] = useState(false);
  const isWorthwhile = useTrips(
    ({ current }) => current !== null && stopsOf(current).filter(isFirm).length >= LEAST_STOPS,
  );
  if (!mayEdit || !isWorthwhile) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Icon name="route" />
        {texts.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OptimiseDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
