import { moveDay } from '@fahrtwind/domain';
import { useReadTrips } from '../../../../store/trips/view/use-trips.ts';
import { withoutMarks } from '../../../../parts/trip-edit/without-marks.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { dayBeside, stepDay } from './day-position.ts';
import { focusAfterRender } from '../../../../parts/trip-edit/focus-after-render.ts';
import { dayAt, dayOf, markDay } from './drop-marks.ts';
import type { Movable } from './movable.ts';
import { useReorderTexts } from './texts.ts';

/** A whole day that can be moved with its stops and its night. */
export function useDayMovable(dayId: string, number: number): Movable<number> {
  const texts = useReorderTexts();
  const read = useReadTrips();
  const { run } = useRun();
  const daysNow = () => read().current?.days ?? [];
  const indexNow = () => daysNow().findIndex(({ id }) => id === dayId);
  return {
    name: () => texts.day(number),
    now: () => (indexNow() < 0 ? null : indexNow()),
    step: (from, by) => stepDay(daysNow(), from, by),
    at: (x, y) => {
      const target = dayAt(x, y);
      return target && dayBeside(daysNow(), dayId, target);
    },
    isHere: (position) => position === indexNow(),
    mark: (position) => markDay(daysNow(), dayId, position),
    put: (index) => run(withoutMarks(moveDay), { dayId, index }, 'forced'),
    elements: () => [dayOf(dayId)],
    where: (position) => texts.overDay(position + 1, daysNow().length),
    dropped: (position) => texts.droppedDay(indexNow() + 1, position + 1),
    focus: () => focusAfterRender('data-handle', dayId),
  };
}
