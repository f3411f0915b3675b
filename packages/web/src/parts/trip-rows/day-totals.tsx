import { memo } from 'react';
import { DEFAULT_START_MINUTES, type DaySchedule } from '@fahrtwind/domain';
import { estimateMark } from '../../format/estimate.ts';
import { wayFigures } from '../../format/way.ts';
import { useLanguage } from '../../ui/texts.tsx';
import { useTripRowTexts } from './texts.ts';
import styles from './trip-rows.module.css';
import { formatClock } from '../trip-schedule/format-clock.ts';

/** The day's distance, start and end; renders nothing on a day without legs. */
export const DayTotals = memo(function DayTotals({ schedule }: { readonly schedule: DaySchedule }) {
  const texts = useTripRowTexts();
  const language = useLanguage();
  const { isEstimate, startMinutes, endMinutes } = schedule;
  const figures = wayFigures(schedule, language, estimateMark(isEstimate));
  const [start, end] = [formatClock(startMinutes), formatClock(endMinutes)];
  const isMoment = start === end;
  if (figures.length === 0 && isMoment && startMinutes === DEFAULT_START_MINUTES) return null;
  return (
    <p className={styles.dayTotals}>
      {figures.map((figure, index) => (
        <span key={figure}>{index === 0 ? figure : ` · ${figure}`}</span>
      ))}
      <span className={styles.clock}>
        {isMoment ? texts.from(start) : texts.fromTo(start, end)}
      </span>
    </p>
  );
});
