import { removeStop, setOptional, shortLabel, type Stop } from '@fahrtwind/domain';
import { memo } from 'react';
import { ActionMenu } from '../../../parts/action-menu/action-menu.tsx';
import { placeWords } from '../../../parts/place-field/place-words.ts';
import { useTripActions } from '../../../store/trips/use-trips.ts';
import { showUndoToast } from '../plan/show-undo-toast.ts';
import { useRun } from '../plan/use-run.ts';
import { withTotals } from '../plan/with-totals.ts';
import { focusSoon } from '../reorder/drop-marks.ts';
import { StopHandle } from '../reorder/move-handle.tsx';
import { useMoveActions } from '../reorder/use-move-actions.ts';
import { usePlannerTexts } from '../texts.ts';

interface StopMenuProps {
  readonly stop: Stop;
  /** Who takes the focus when this one goes. */
  readonly neighbourId: string | undefined;
}

/** What can be done with a stop. Apart from its row, of which number and times change with every edit before it. */
export const StopMenu = memo(function StopMenu({ stop, neighbourId }: StopMenuProps) {
  const { plan: texts } = usePlannerTexts();
  const actions = useStopActions(stop, neighbourId);
  const { name } = placeWords(stop.location);
  return (
    <>
      <StopHandle stopId={stop.id} name={name} />
      <ActionMenu label={texts.stopMenu(name)} actions={actions} />
    </>
  );
});

function useStopActions(stop: Stop, neighbourId: string | undefined) {
  const { plan: texts } = usePlannerTexts();
  const { undo } = useTripActions();
  const run = useRun();
  const stopId = stop.id;
  const moves = useMoveActions(stopId, shortLabel(stop.location));

  function remove() {
    if (!run(withTotals(removeStop), { stopId })) return;
    focusSoon('data-stop', neighbourId ?? '');
    const text = texts.stopRemoved(shortLabel(stop.location));
    showUndoToast({ kind: 'info', text, label: texts.takeBack, undo });
  }

  return [
    {
      label: stop.optional ? texts.makeFirm : texts.makeOptional,
      icon: stop.optional ? 'check' : 'wait',
      run: () => void run(withTotals(setOptional), { stopId, optional: !stop.optional }),
    },
    ...moves,
    { label: texts.removeStop, icon: 'trash', isDangerous: true, run: remove },
  ] as const;
}
