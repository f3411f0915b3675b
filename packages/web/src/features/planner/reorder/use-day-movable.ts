import { moveDay } from '@fahrtwind/domain';
import { useReadTrips } from '../../../store/trips/use-trips.ts';
import { useRun } from '../plan/use-run.ts';
import { withTotals } from '../plan/with-totals.ts';
import { dayBeside, stepDay } from './day-place.ts';
import { dayAt, dayOf, focusSoon, markDay } from './drop-marks.ts';
import type { Movable } from './movable.ts';
import { useReorderTexts } from './texts.ts';

/** A whole day that can be moved, with its stops and its night. */
export function useDayMovable(dayId: string, number: number): Movable<number> {
  const texts = useReorderTexts();
  const read = useReadTrips();
  const run = useRun();
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
    isHere: (place) => place === indexNow(),
    mark: (place) => markDay(daysNow(), dayId, place),
    put: (index) => run(withTotals(moveDay), { dayId, index }),
    elements: () => [dayOf(dayId)],
    where: (place) => texts.overDay(place + 1, daysNow().length),
    dropped: (place) => texts.droppedDay(indexNow() + 1, place + 1),
    focus: () => focusSoon('data-handle', dayId),
  };
}
