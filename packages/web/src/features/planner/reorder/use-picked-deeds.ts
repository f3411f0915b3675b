import { copyStops, moveStops, removeStops, stopsOf } from '@fahrtwind/domain';
import { makeId } from '../../../parts/make-id.ts';
import { useReadTrips } from '../../../store/trips/use-trips.ts';
import { useUndoable } from '../edit/use-undoable.ts';
import { withTotals } from '../plan/with-totals.ts';
import { focusSoon } from './drop-marks.ts';
import { pickedStops } from './picked-stops.ts';
import { useReorderTexts } from './texts.ts';
import { useChooseDay } from './use-choose-day.ts';

interface PickedDeeds {
  readonly move: () => Promise<void>;
  readonly copy: () => Promise<void>;
  readonly remove: () => void;
  readonly end: () => void;
}

/** What can be done with all picked stops: each in one step that can be taken back. */
export function usePickedDeeds(): PickedDeeds {
  const texts = useReorderTexts();
  const chooseDay = useChooseDay();
  const undoable = useUndoable();
  const read = useReadTrips();

  function picked(): readonly string[] {
    const { current } = read();
    const { ids } = pickedStops.get();
    return current ? stopsOf(current).flatMap(({ id }) => (ids.has(id) ? id : [])) : [];
  }

  function end(focusedId = picked()[0] ?? '') {
    pickedStops.end();
    focusSoon('data-stop', focusedId);
  }

  return {
    async move() {
      const stopIds = picked();
      const title = texts.moveTitle(stopIds.length);
      const chosen = await chooseDay({ title, okLabel: texts.move });
      if (!chosen) return;
      const said = texts.severalMoved(stopIds.length, chosen.number);
      if (undoable(withTotals(moveStops), { stopIds, toDayId: chosen.dayId }, said)) end();
    },
    async copy() {
      const stopIds = picked();
      const title = texts.copyTitle(stopIds.length);
      const chosen = await chooseDay({ title, okLabel: texts.copy });
      if (!chosen) return;
      const said = texts.severalCopied(stopIds.length, chosen.number);
      const wanted = { stopIds, toDayId: chosen.dayId, makeId };
      if (undoable(withTotals(copyStops), wanted, said)) end();
    },
    remove() {
      const stopIds = picked();
      const said = texts.severalRemoved(stopIds.length);
      if (undoable(withTotals(removeStops), { stopIds }, said)) end('');
    },
    end: () => end(),
  };
}
