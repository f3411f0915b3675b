import type { Day, TripWarning } from '@fahrtwind/domain';
import { Icon } from '../../../ui/icon.tsx';
import { useOverviewTexts } from '../overview/texts.ts';
import { dayWarningWords } from '../overview/warning-words.ts';
import styles from './day-list.module.css';

interface DayWarningsProps {
  readonly warnings: readonly TripWarning[];
  readonly day: Day;
  readonly number: number;
}

/** What is worth a second look on a day. Where nobody has a bed yet, and what was moved, is said at its own place. */
export function DayWarnings({ warnings, day, number }: DayWarningsProps) {
  const texts = useOverviewTexts();
  const shown = warnings.filter(
    (warning) => warning.code === 'long-drive' || warning.code === 'after-midnight',
  );
  if (shown.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {shown.map((warning) => (
        <li key={warning.code}>
          <Icon name="warning" />
          {dayWarningWords(warning, number, day.cityList, texts)}
        </li>
      ))}
    </ul>
  );
}
