import { ACCOMMODATION_TYPES, type AccommodationType } from '@fahrtwind/domain';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { usePlannerTexts } from '../texts.ts';
import styles from './create.module.css';

const ICONS: Readonly<Record<AccommodationType, IconName>> = {
  hotel: 'bed',
  hostel: 'person',
  ferienwohnung: 'home',
  camping: 'tent',
};

interface AccommodationFieldProps {
  readonly value: AccommodationType;
  readonly onChange: (value: AccommodationType) => void;
}

export function AccommodationField({ value, onChange }: AccommodationFieldProps) {
  const { create: texts } = usePlannerTexts();
  return (
    <fieldset className={styles.group}>
      <legend>{texts.accommodation}</legend>
      <div className={styles.kinds}>
        {ACCOMMODATION_TYPES.map((type) => (
          <label key={type} className={styles.kind}>
            <input
              type="radio"
              name="unterkunft"
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
            />
            <Icon name={ICONS[type]} />
            {texts.accommodations[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
