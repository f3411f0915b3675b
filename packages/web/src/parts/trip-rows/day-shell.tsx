import type { Day } from '@fahrtwind/domain';
import { memo, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useLanguage } from '../../ui/texts.tsx';
import { formatShortWeekday } from '../trip-dates.ts';
import { dayColour } from './day-colour.ts';
import { useTripRowTexts } from './texts.ts';
import styles from './trip-rows.module.css';

interface DayShellProps {
  readonly day: Day;
  readonly number: number;
  /** Before the heading. */
  readonly toggle?: ReactNode;
  /** Beside the heading: the day in figures. */
  readonly facts?: ReactNode;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A day in its colour, with its heading. */
export function DayShell({ day, number, toggle, facts, tools, children }: DayShellProps) {
  const titleId = `tag-${day.id}`;
  return (
    <section className={classNames(styles.day, dayColour(number))} aria-labelledby={titleId}>
      <div className={styles.dayHead}>
        {toggle}
        <DayTitle id={titleId} number={number} date={day.date} />
        {facts}
        {tools}
      </div>
      {children}
    </section>
  );
}

interface DayTitleProps extends Pick<Day, 'date'> {
  readonly id: string;
  readonly number: number;
}

/** Edits of a day rarely change it, and dates take long to format. */
const DayTitle = memo(function DayTitle({ id, number, date }: DayTitleProps) {
  const texts = useTripRowTexts();
  const language = useLanguage();
  return (
    <h2 id={id} className={styles.dayTitle}>
      <span className={styles.dayNumber}>{texts.day(number)}</span>
      <span className={styles.date}>{formatShortWeekday(date, language)}</span>
    </h2>
  );
});
