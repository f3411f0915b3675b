import type { Trip, TripWarning } from '@fahrtwind/domain';
import { Icon } from '../../../ui/icon.tsx';
import { DrivingLimitField } from './driving-limit-field.tsx';
import styles from './overview.module.css';
import { useOverviewTexts } from './texts.ts';
import { warningWords } from './warning-words.ts';

interface WarningListProps {
  readonly trip: Trip;
  readonly warnings: readonly TripWarning[];
}

/** What to look at again. Nights without lodging stand among the bookings, where they can be filled. */
export function WarningList({ trip, warnings }: WarningListProps) {
  const texts = useOverviewTexts();
  const shown = warnings.filter(({ code }) => code !== 'no-lodging');
  return (
    <section className={styles.block} aria-labelledby="hinweise">
      <h2 id="hinweise">{texts.warnings.title}</h2>
      {shown.length > 0 && (
        <ul className={styles.warnings}>
          {shown.map((warning) => (
            <li key={JSON.stringify(warning)}>
              <Icon name="warning" />
              {warningWords(warning, trip, texts)}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.limit}>
        <DrivingLimitField />
      </div>
    </section>
  );
}
