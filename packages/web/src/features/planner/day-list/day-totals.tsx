import { memo } from 'react';
import { DEFAULT_START_MINUTES, type DaySchedule } from '@fahrtwind/domain';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { usePlannerTexts } from '../texts.ts';
import styles from './day-list.module.css';
import { formatClock } from './format-clock.ts';

/** How far the day goes, and from when to when; nothing on a day without a way. */
export const DayTotals = memo(function DayTotals({ schedule }: { readonly schedule: DaySchedule }) {
  const { plan: texts } = usePlannerTexts();
  const language = useLanguage();
  const { meters, seconds, isEstimate, startMinutes, endMinutes } = schedule;
  const hasWay = meters > 0;
  if (!hasWay && startMinutes === DEFAULT_START_MINUTES) return null;
  return (
    <p className={styles.dayTotals}>
      {hasWay && (
        <span>
          {formatKm(kmOf(meters), language)} · {formatDuration(seconds / 60)}
          {isEstimate && ` ${texts.estimated}`}
        </span>
      )}
      <span>{texts.fromTo(formatClock(startMinutes), formatClock(endMinutes))}</span>
    </p>
  );
});
