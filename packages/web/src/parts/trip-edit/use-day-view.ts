import { useSyncExternalStore } from 'react';
import { dayView, FIRST_DAY_VIEW } from './day-view.ts';

type DayView = ReturnType<typeof dayView.get>;

/** A part of how the days are shown; renders when that part changes. */
export function useDayView<Part extends string | boolean | null>(
  select: (view: DayView) => Part,
): Part {
  const read = () => select(dayView.get());
  return useSyncExternalStore(dayView.subscribe, read, () => select(FIRST_DAY_VIEW));
}
