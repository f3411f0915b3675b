import { currentDayIndex, type CalendarDate, type Trip } from '@fahrtwind/domain';
import { useSearch } from '../../../parts/use-search.ts';

export const DAY_PARAM = 'tag';

export interface ShownDay {
  /** From 0. */
  readonly index: number;
  readonly todayIndex: number;
  readonly show: (index: number) => void;
}

/** The day in the address (`?tag=3`), else the current one. A number that no day has is ignored. */
export function useShownDay(trip: Pick<Trip, 'days'>, today: CalendarDate): ShownDay {
  const { search, change } = useSearch();
  const todayIndex = currentDayIndex(trip, today);
  const asked = dayInQuery(new URLSearchParams(search), trip.days.length);
  return {
    index: asked ?? todayIndex,
    todayIndex,
    show: (index) => {
      if (index < 0 || index >= trip.days.length) return;
      // Leafing through the days is no way that "back" should retrace.
      change(`${DAY_PARAM}=${index + 1}`, { replace: true, preventScrollReset: true });
    },
  };
}

/** The index of the day that an address names; null for none. */
export function dayInQuery(query: URLSearchParams, count: number): number | null {
  const text = query.get(DAY_PARAM) ?? '';
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= count ? number - 1 : null;
}
