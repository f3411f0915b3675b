import { moveStops } from '@fahrtwind/domain';
import type { MenuAction } from '../../../../parts/action-menu/menu-list.tsx';
import { useReadTrips } from '../../../../store/trips/view/use-trips.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { announce } from '../../../../ui/announcer.tsx';
import { focusAfterRender } from '../../../../parts/trip-edit/focus-after-render.ts';
import { positionInNumbers, positionOf, stepPosition } from './drop-position.ts';
import { pickedStops } from '../../../../parts/trip-edit/picked-stops.ts';
import { useReorderTexts } from './texts.ts';
import { useChooseDay } from './use-choose-day.ts';
import { usePutStops } from './use-stop-movable.ts';

/**
 * The actions that move a stop, in its menu. They are computed when it opens, so that rows need not follow every
 * change.
 */
export function useMoveActions(stopId: string, name: string): readonly MenuAction[] {
  const texts = useReorderTexts();
  const chooseDay = useChooseDay();
  const put = usePutStops();
  const { run, offerUndo } = useRun();
  const read = useReadTrips();
  const daysNow = () => read().current?.days ?? [];
  const moved = new Set([stopId]);

  function target(by: -1 | 1) {
    const days = daysNow();
    const from = positionOf(days, moved);
    return from && stepPosition(days, moved, from, by);
  }

  function step(by: -1 | 1) {
    const days = daysNow();
    const to = target(by);
    if (!to || !put(moved, to)) return;
    const [day, index] = positionInNumbers(days, moved, to);
    announce(texts.dropped(name, day, index));
    focusAfterRender('data-stop', stopId);
  }

  async function toAnotherDay() {
    const chosen = await chooseDay({
      title: texts.otherDayTitle(name),
      okLabel: texts.move,
      exceptId: positionOf(daysNow(), moved)?.dayId,
    });
    if (!chosen) return;
    const wanted = { stopIds: [stopId], toDayId: chosen.dayId };
    if (!run(moveStops, wanted, 'forced')) return;
    offerUndo(texts.moved(name, chosen.number));
    focusAfterRender('data-stop', stopId);
  }

  function pick() {
    pickedStops.toggle(stopId);
    focusAfterRender('data-pick', stopId);
  }

  const atEnd = (by: -1 | 1) => () => (target(by) ? undefined : texts.atEnd);

  return [
    { label: texts.earlier, icon: 'up', run: () => step(-1), reason: atEnd(-1) },
    { label: texts.later, icon: 'down', run: () => step(1), reason: atEnd(1) },
    { label: texts.otherDay, icon: 'calendar', run: () => void toAnotherDay() },
    { label: texts.pickSeveral, icon: 'check', run: pick },
  ];
}
