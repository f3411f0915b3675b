import { removeStop, setOptional, shortLabel, type Stop } from '@fahrtwind/domain';
import { memo } from 'react';
import { ActionMenu } from '../../../parts/action-menu/action-menu.tsx';
import { placeLabels } from '../../../parts/place-field/place-labels.ts';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { useReadTrips } from '../../../store/trips/view/use-trips.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';
import { focusAfterRender } from '../../../parts/trip-edit/focus-after-render.ts';
import { StopHandle } from './drag/move-handle.tsx';
import { useMoveActions } from './drag/use-move-actions.ts';
import { useListTexts } from './texts.ts';

interface StopMenuProps {
  readonly stop: Stop;
  /** The stop that takes the focus when this one is deleted. */
  readonly neighbourId: string | undefined;
}

/** The actions on a stop. Separate from its row, whose number and times change with every earlier edit. */
export const StopMenu = memo(function StopMenu({ stop, neighbourId }: StopMenuProps) {
  const texts = useListTexts();
  const actions = useStopActions(stop, neighbourId);
  const { name } = placeLabels(stop.location);
  return (
    <>
      <StopHandle stopId={stop.id} name={name} />
      <ActionMenu label={texts.stopMenu(name)} actions={actions} />
    </>
  );
});

function useStopActions(stop: Stop, neighbourId: string | undefined) {
  const texts = useListTexts();
  const { run, offerUndo } = useRun();
  const read = useReadTrips();
  const stopId = stop.id;
  const moves = useMoveActions(stopId, shortLabel(stop.location));

  function remove() {
    if (!run(removeStop, { stopId }, 'forced')) return;
    focusAfterRender('data-stop', neighbourId ?? '');
    offerUndo(texts.stopRemoved(shortLabel(stop.location)));
  }

  function openNight() {
    const day = read().current?.days.find(({ cityList }) =>
      cityList.some(({ id }) => id === stopId),
    );
    if (!day) return;
    const { id: dayId, hotelId } = day;
    plannerView.open({ kind: 'hotel', dayId, ...(hotelId === null ? {} : { hotelId }) });
  }

  return [
    {
      label: texts.editStop,
      icon: 'edit',
      run: () => plannerView.open({ kind: 'stop', stopId, isEditing: true }),
    },
    { label: texts.nightHere, icon: 'bed', run: openNight },
    ...moves,
    {
      label: stop.optional ? texts.makeFirm : texts.makeOptional,
      icon: stop.optional ? 'check' : 'wait',
      run: () => void run(setOptional, { stopId, optional: !stop.optional }),
    },
    { label: texts.removeStop, icon: 'trash', isDangerous: true, run: remove },
  ] as const;
}
