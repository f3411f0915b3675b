import type { Day } from '@fahrtwind/domain';
import { memo } from 'react';
import { dayColour } from '../../../parts/trip-rows/day-colour.ts';
import { formatDayChip, formatWeekday } from '../../../parts/trip-dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { dayView } from '../../../parts/trip-edit/day-view.ts';
import { showDay } from '../../../parts/trip-edit/show-day.ts';
import { useDayView } from '../../../parts/trip-edit/use-day-view.ts';
import styles from './day-rail.module.css';
import { useListTexts } from './texts.ts';

interface DayRailProps {
  readonly days: readonly Day[];
  /** Beside the list, or on the map above a sheet. */
  readonly place: 'list' | 'map';
}

/** The days as dates, because numbers are stops: each jumps to its day and lets the map show that day only; again shows the whole trip. */
export const DayRail = memo(function DayRail({ days, place }: DayRailProps) {
  const texts = useListTexts();
  const language = useLanguage();
  const onlyDayId = useDayView((view) => view.onlyDayId);
  if (days.length < 2) return null;

  function toggle(dayId: string) {
    if (onlyDayId === dayId) return dayView.showOnly(null);
    dayView.showOnly(dayId);
    dayView.setCollapsed(dayId, false);
    showDay(dayId);
  }

  return (
    <fieldset className={classNames(styles.rail, styles[place])} aria-label={texts.rail}>
      {days.map(({ id, date }, index) => (
        <button
          key={id}
          type="button"
          className={classNames(styles.day, dayColour(index + 1))}
          aria-pressed={onlyDayId === id}
          aria-label={texts.onlyDay(index + 1, formatWeekday(date, language))}
          title={formatWeekday(date, language)}
          onClick={() => toggle(id)}
        >
          {formatDayChip(date, language) || texts.day(index + 1)}
        </button>
      ))}
    </fieldset>
  );
}, isSameRail);

/** Most edits change what is in a day, and the rail does not show that. */
function isSameRail({ days: before, ...was }: DayRailProps, { days: after, place }: DayRailProps) {
  return (
    was.place === place &&
    before.length === after.length &&
    before.every(({ id, date }, index) => id === after[index]?.id && date === after[index].date)
  );
}
