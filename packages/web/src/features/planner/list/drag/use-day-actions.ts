import {
  addDayAfter,
  addDayBefore,
  addDays,
  moveDay,
  removeDay,
  type Day,
} from '@fahrtwind/domain';
import type { MenuAction } from '../../../../parts/action-menu/menu-list.tsx';
import { makeId } from '../../../../parts/make-id.ts';
import { formatWeekday } from '../../../../parts/trip-dates.ts';
import { withoutMarks } from '../../../../parts/trip-edit/without-marks.ts';
import { showDay } from '../../../../parts/trip-edit/show-day.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useLanguage } from '../../../../ui/texts.tsx';
import { announce } from '../../../../ui/announcer.tsx';
import { focusAfterRender } from '../../../../parts/trip-edit/focus-after-render.ts';
import { pickedStops } from '../../../../parts/trip-edit/picked-stops.ts';
import { useReorderTexts } from './texts.ts';

interface DayInTrip {
  readonly day: Day;
  readonly number: number;
  readonly isLast: boolean;
}

/** The actions in a day's menu. */
export function useDayActions({ day, number, isLast }: DayInTrip): readonly MenuAction[] {
  const texts = useReorderTexts();
  const { run, refusal, offerUndo } = useRun();
  const language = useLanguage();
  const dayId = day.id;

  function move(by: -1 | 1) {
    if (!run(withoutMarks(moveDay), { dayId, index: number - 1 + by }, 'forced')) return;
    announce(texts.droppedDay(number, number + by));
    focusAfterRender('data-tools', dayId);
  }

  function insert(operation: typeof addDayBefore, at: number) {
    const newDayId = makeId();
    if (!run(withoutMarks(operation), { dayId, newDayId })) return;
    offerUndo(texts.dayInserted(at));
    showDay(newDayId);
  }

  const insertion = (label: string, operation: typeof addDayBefore, at: number): MenuAction => ({
    label,
    icon: 'plus',
    run: () => insert(operation, at),
    reason: () => refusal(operation, { dayId, newDayId: makeId() }),
  });

  function remove() {
    // The following day takes over number, date and stops; for the last day it is the previous one.
    const successor = isLast ? number - 1 : number;
    const date = formatWeekday(isLast ? addDays(day.date, -1) : day.date, language);
    const said =
      day.cityList.length > 0
        ? texts.dayRemovedWithStops(number, successor, date)
        : texts.dayRemoved(number);
    if (!run(withoutMarks(removeDay), { dayId }, 'forced')) return;
    offerUndo(said);
    focusAfterRender('data-tools', '');
  }

  const moves: readonly MenuAction[] = [
    ...(number > 1 ? [{ label: texts.dayEarlier, icon: 'up' as const, run: () => move(-1) }] : []),
    ...(isLast ? [] : [{ label: texts.dayLater, icon: 'down' as const, run: () => move(1) }]),
  ];
  return [
    ...moves,
    insertion(texts.dayBefore, addDayBefore, number),
    insertion(texts.dayAfter, addDayAfter, number + 1),
    ...(day.cityList.length > 0
      ? [{ label: texts.pickDay, icon: 'check' as const, run: () => pickAll(day) }]
      : []),
    {
      label: texts.removeDay,
      icon: 'trash',
      isDangerous: true,
      run: remove,
      reason: () => refusal(removeDay, { dayId }),
    },
  ];
}

function pickAll({ cityList }: Day): void {
  const ids = cityList.map(({ id }) => id);
  pickedStops.start(ids);
  focusAfterRender('data-pick', ids[0] ?? '');
}
