import { addDayAfter, addDayBefore, moveDay, removeDay, type Day } from '@fahrtwind/domain';
import type { MenuAction } from '../../../parts/action-menu/menu-list.tsx';
import { makeId } from '../../../parts/make-id.ts';
import { showDay } from '../day-list/show-day.ts';
import { useUndoable } from '../edit/use-undoable.ts';
import { useRun } from '../plan/use-run.ts';
import { withTotals } from '../plan/with-totals.ts';
import { say } from '../../../ui/announcer.tsx';
import { focusSoon } from './drop-marks.ts';
import { pickedStops } from './picked-stops.ts';
import { useReorderTexts } from './texts.ts';

interface DayInTrip {
  readonly day: Day;
  readonly number: number;
  readonly isLast: boolean;
}

/** What the menu of a day offers. */
export function useDayActions({ day, number, isLast }: DayInTrip): readonly MenuAction[] {
  const texts = useReorderTexts();
  const run = useRun();
  const undoable = useUndoable();
  const dayId = day.id;

  function move(by: -1 | 1) {
    if (!run(withTotals(moveDay), { dayId, index: number - 1 + by })) return;
    say(texts.droppedDay(number, number + by));
    focusSoon('data-tools', dayId);
  }

  function insert(operation: typeof addDayBefore, at: number) {
    const newDayId = makeId();
    const said = texts.dayInserted(at);
    if (undoable(withTotals(operation), { dayId, newDayId }, said)) showDay(newDayId);
  }

  function remove() {
    // The day after it takes its number, and its stops; behind the last one there is only the day before.
    const heir = isLast ? number - 1 : number;
    const said =
      day.cityList.length > 0 ? texts.dayRemovedWithStops(number, heir) : texts.dayRemoved(number);
    if (undoable(withTotals(removeDay), { dayId }, said)) focusSoon('data-tools', '');
  }

  function pickAll() {
    const ids = day.cityList.map(({ id }) => id);
    pickedStops.start(ids);
    focusSoon('data-pick', ids[0] ?? '');
  }

  const moves: readonly MenuAction[] = [
    ...(number > 1 ? [{ label: texts.dayEarlier, icon: 'up' as const, run: () => move(-1) }] : []),
    ...(isLast ? [] : [{ label: texts.dayLater, icon: 'down' as const, run: () => move(1) }]),
  ];
  return [
    ...moves,
    { label: texts.dayBefore, icon: 'plus', run: () => insert(addDayBefore, number) },
    { label: texts.dayAfter, icon: 'plus', run: () => insert(addDayAfter, number + 1) },
    ...(day.cityList.length > 0
      ? [{ label: texts.pickDay, icon: 'check' as const, run: pickAll }]
      : []),
    ...(number === 1 && isLast
      ? []
      : [{ label: texts.removeDay, icon: 'trash' as const, isDangerous: true, run: remove }]),
  ];
}
