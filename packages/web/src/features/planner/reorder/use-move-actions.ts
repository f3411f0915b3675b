import { moveStops } from '@fahrtwind/domain';
import type { MenuAction } from '../../../parts/action-menu/menu-list.tsx';
import { useReadTrips } from '../../../store/trips/use-trips.ts';
import { showToast } from '../../../ui/toast.ts';
import { useUndoable } from '../edit/use-undoable.ts';
import { withTotals } from '../plan/with-totals.ts';
import { say } from '../../../ui/announcer.tsx';
import { focusSoon } from './drop-marks.ts';
import { placeInNumbers, placeOf, stepPlace } from './drop-place.ts';
import { pickedStops } from './picked-stops.ts';
import { useReorderTexts } from './texts.ts';
import { useChooseDay } from './use-choose-day.ts';
import { usePutStops } from './use-put-stops.ts';

/** What the menu of a stop offers to move it; looked up when it opens, so that rows do not follow every change. */
export function useMoveActions(stopId: string, name: string): readonly MenuAction[] {
  const texts = useReorderTexts();
  const chooseDay = useChooseDay();
  const put = usePutStops();
  const undoable = useUndoable();
  const read = useReadTrips();
  const daysNow = () => read().current?.days ?? [];
  const moved = new Set([stopId]);

  function step(by: -1 | 1) {
    const days = daysNow();
    const from = placeOf(days, moved);
    const to = from && stepPlace(days, moved, from, by);
    if (!to) showToast({ kind: 'info', text: texts.atEnd });
    if (!to || !put(moved, to)) return;
    const [day, index] = placeInNumbers(days, moved, to);
    say(texts.dropped(name, day, index));
    focusSoon('data-stop', stopId);
  }

  async function toAnotherDay() {
    const chosen = await chooseDay({
      title: texts.otherDayTitle(name),
      okLabel: texts.move,
      exceptId: placeOf(daysNow(), moved)?.dayId,
    });
    if (!chosen) return;
    const wanted = { stopIds: [stopId], toDayId: chosen.dayId };
    if (undoable(withTotals(moveStops), wanted, texts.moved(name, chosen.number)))
      focusSoon('data-stop', stopId);
  }

  function pick() {
    pickedStops.toggle(stopId);
    focusSoon('data-pick', stopId);
  }

  return [
    { label: texts.earlier, icon: 'up', run: () => step(-1) },
    { label: texts.later, icon: 'down', run: () => step(1) },
    { label: texts.otherDay, icon: 'calendar', run: () => void toAnotherDay() },
    { label: texts.pickSeveral, icon: 'check', run: pick },
  ];
}
