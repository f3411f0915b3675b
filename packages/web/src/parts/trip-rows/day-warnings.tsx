import type { Day, TripWarning } from '@fahrtwind/domain';
import { Icon } from '../../ui/icon.tsx';
import { dayWarningText } from './day-warning-text.ts';
import { useTripRowTexts } from './texts.ts';
import styles from './trip-rows.module.css';

interface DayWarningsProps {
  readonly warnings: readonly TripWarning[];
  readonly day: Day;
  readonly number: number;
}

/** A day's warnings. Moved stops are marked in their own rows; missing hotels are listed with the bookings. */
export function DayWarnings({ warnings, day, number }: DayWarningsProps) {
  const texts = useTripRowTexts();
  const shown = warnings.filter(
    (warning) => warning.code === 'long-drive' || warning.code === 'after-midnight',
  );
  if (shown.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {shown.map((warning) => (
        <li key={warning.code}>
          <Icon name="warning" />
          {dayWarningText(warning, number, day.cityList, texts)}
        </li>
      ))}
    </ul>
  );
}
