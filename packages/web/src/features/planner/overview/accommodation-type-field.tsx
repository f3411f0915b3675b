import { ACCOMMODATION_TYPES, setAccommodationType, type Trip } from '@fahrtwind/domain';
import { useAccommodationTexts } from '../../../parts/accommodation/texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useMayEdit } from '../../../parts/trip-edit/use-may-edit.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';
import styles from './overview.module.css';

/** The kind of lodging that this trip looks for first. */
export function AccommodationTypeField({ trip }: { readonly trip: Trip }) {
  const texts = useAccommodationTexts();
  const { run } = useRun();
  if (!useMayEdit()) return null;
  return (
    <div className={styles.limit}>
      <SelectField
        label={texts.question}
        value={trip.akkomodationType}
        options={ACCOMMODATION_TYPES.map((value) => ({ value, label: texts.types[value] }))}
        onChange={(akkomodationType) => run(setAccommodationType, { akkomodationType })}
      />
    </div>
  );
}
