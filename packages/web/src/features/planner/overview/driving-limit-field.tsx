import { SelectField } from '../../../ui/select-field.tsx';
import {
  DRIVING_HOURS,
  keepDrivingLimit,
  useDrivingLimit,
} from '../../../parts/trip-schedule/driving-limit.ts';
import { useOverviewTexts } from './texts.ts';

/** The number of hours from which a day counts as too long. */
export function DrivingLimitField() {
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
