import type { TripWarning } from '@fahrtwind/domain';
import { useTrips } from '../../../store/trips/use-trips.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useOverviewTexts } from '../overview/texts.ts';
import { warningWords } from '../overview/warning-words.ts';
import styles from './day-list.module.css';

interface DayWarningsProps {
  readonly warnings: readonly TripWarning[];
}

/** What is worth a second look on a day. Where nobody has a bed yet, and what was moved, is said at its own place. */
export function DayWarnings({ warnings }: DayWarningsProps) {
  const shown = warnings.filter(({ code }) => code === 'long-drive' || code === 'after-midnight');
  return shown.length > 0 && <WarningList warnings={shown} />;
}

/** Of its own, because only days with warnings have to hear of every change of the trip. */
function WarningList({ warnings }: DayWarningsProps) {
  const texts = useOverviewTexts();
  const trip = useTrips((state) => state.current);
  if (!trip) return null;
  return (
    <ul className={styles.warnings}>
      {warnings.map((warning) => (
        <li key={warning.code}>
          <Icon name="warning" />
          {warningWords(warning, trip, texts)}
        </li>
      ))}
    </ul>
  );
}
