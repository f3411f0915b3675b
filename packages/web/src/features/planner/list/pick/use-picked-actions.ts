import { copyStops, moveStops, removeStops, stopsOf } from '@fahrtwind/domain';
import { makeId } from '../../../../parts/make-id.ts';
import { useReadTrips } from '../../../../store/trips/view/use-trips.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { focusAfterRender } from '../../../../parts/trip-edit/focus-after-render.ts';
import { pickedStops } from '../../../../parts/trip-edit/picked-stops.ts';
import { useReorderTexts } from '../drag/texts.ts';
import { useChooseDay } from '../drag/use-choose-day.ts';

interface PickedActions {
  readonly pickAll: () => void;
  readonly move: () => Promise<void>;
  readonly copy: () => Promise<void>;
  readonly remove: () => void;
  readonly end: () => void;
}

/** The actions on all picked stops, each one undoable step. */
export function usePickedActions(): PickedActions {
  const texts = useReorderTexts();
  const chooseDay = useChooseDay();
  const { run, offerUndo } = useRun();
  const read = useReadTrips();

  function picked(): readonly string[] {
    const { current } = read();
    const { ids } = pickedStops.get();
    return current ? stopsOf(current).flatMap(({ id }) => (ids.has(id) ? id : [])) : [];
  }

  function end(focusedId = picked()[0] ?? '') {
    pickedStops.end();
    focusAfterRender('data-stop', focusedId);
  }

  return {
    pickAll() {
      const { current } = read();
      if (current) pickedStops.start(stopsOf(current).map(({ id }) => id));
    },
    async move() {
      const stopIds = picked();
      const title = texts.moveTitle(stopIds.length);
      const chosen = await chooseDay({ title, okLabel: texts.move });
      if (!chosen) return;
      if (!run(moveStops, { stopIds, toDayId: chosen.dayId }, 'forced')) return;
      offerUndo(texts.severalMoved(stopIds.length, chosen.number));
      end();
    },
    async copy() {
      const stopIds = picked();
      const title = texts.copyTitle(stopIds.length);
      const chosen = await chooseDay({ title, okLabel: texts.copy });
      if (!chosen) return;
      if (!run(copyStops, { stopIds, toDayId: chosen.dayId, makeId })) return;
      offerUndo(texts.severalCopied(stopIds.length, chosen.number));
      end();
    },
    remove() {
      const stopIds = picked();
      if (!run(removeStops, { stopIds }, 'forced')) return;
      offerUndo(texts.severalRemoved(stopIds.length));
      end('');
    },
    end: () => end(),
  };
}
