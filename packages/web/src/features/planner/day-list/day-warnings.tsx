import type { TripWarning } from '@fahrtwind/domain';
import { useTrips } from '../../../store/trips/use-trips.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useOverviewTexts } from '../overview/texts.ts';
import { warningWords } from '../overview/warning-words.ts';
import styles from './day-list.module.css';

/** What is worth a second look on a day. Where nobody has a bed yet, and what was moved, is said at its own place. */
export function DayWarnings({ warnings }: { readonly warnings: readonly TripWarning[] }) {
  const texts = useOverviewTexts();
  const trip = useTrips((state) => state.current);
  const shown = warnings.filter(({ code }) => code === 'long-drive' || code === 'after-midnight');
  if (!trip || shown.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {shown.map((warning) => (
        <li key={warning.code}>
          <Icon name="warning" />
          {warningWords(warning, trip, texts)}
        </li>
      ))}
    </ul>
  );
}
