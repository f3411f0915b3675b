import type { Trip, TripWarning } from '@fahrtwind/domain';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './overview.module.css';
import { useOverviewTexts } from './texts.ts';
import { warningText } from './warning-text.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import {
  DRIVING_HOURS,
  keepDrivingLimit,
  useDrivingLimit,
} from '../../../parts/trip-schedule/driving-limit.ts';

/** The number of hours from which a day counts as too long. */
function DrivingLimitField() {
  const { warnings: texts } = useOverviewTexts();
  const hours = useDrivingLimit() / 60;
  return (
    <SelectField
      label={texts.limit}
      value={String(hours)}
      options={DRIVING_HOURS.map((one) => ({ value: String(one), label: texts.hours(one) }))}
      onChange={(chosen) => keepDrivingLimit(Number(chosen))}
    />
  );
}

interface WarningListProps {
  readonly trip: Trip;
  readonly warnings: readonly TripWarning[];
}

/** The trip's warnings. Nights without a hotel are listed with the bookings, where they can be filled. */
export function WarningList({ trip, warnings }: WarningListProps) {
  const texts = useOverviewTexts();
  const rowTexts = useTripRowTexts();
  const shown = warnings.filter(({ code }) => code !== 'no-lodging');
  return (
    <section className={styles.block} aria-labelledby="hinweise">
      <h2 id="hinweise">{texts.warnings.title}</h2>
      {shown.length > 0 && (
        <ul className={styles.warnings}>
          {shown.map((warning) => (
            <li key={JSON.stringify(warning)}>
              <Icon name="warning" />
              {warningText(warning, trip, texts, rowTexts)}
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
