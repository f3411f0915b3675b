import type { Day, Trip } from '@fahrtwind/domain';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useDayTexts } from './texts.ts';
import type { ShownDay } from './use-shown-day.ts';
import styles from './day.module.css';

interface DayHeadProps {
  readonly trip: Trip;
  readonly day: Day;
  readonly shown: ShownDay;
  readonly isToday: boolean;
}

/** The day's heading between the buttons that change the day. */
export function DayHead({ trip, day, shown: { index, todayIndex, show }, isToday }: DayHeadProps) {
  const texts = useDayTexts();
  const language = useLanguage();
  const isLast = index === trip.days.length - 1;
  return (
    <header className={styles.head}>
      <p className={styles.trip}>{trip.title}</p>
      <div className={styles.switch}>
        <Button
          variant="outlined"
          aria-label={texts.previous}
          title={texts.previous}
          disabled={index === 0}
          onClick={() => show(index - 1)}
        >
          <Icon name="back" />
        </Button>
        <h1 className={styles.title} tabIndex={-1}>
          <span className={styles.weekday}>{formatWeekday(day.date, language)}</span>
          <span className={styles.count}>
            {isToday && `${texts.today} · `}
            {texts.dayOf(index + 1, trip.days.length)}
          </span>
        </h1>
        <Button
          variant="outlined"
          aria-label={texts.next}
          title={texts.next}
          disabled={isLast}
          onClick={() => show(index + 1)}
        >
          <Icon name="forward" />
        </Button>
      </div>
      {index !== todayIndex && (
        <Button variant="quiet" onClick={() => show(todayIndex)}>
          <Icon name="calendar" />
          {texts.toToday}
        </Button>
      )}
    </header>
  );
}
