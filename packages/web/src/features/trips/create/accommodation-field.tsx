import { ACCOMMODATION_TYPES, type AccommodationType } from '@fahrtwind/domain';
import { useAccommodationTexts } from '../../../parts/accommodation/texts.ts';
import { ACCOMMODATION_ICONS } from '../../../parts/trip-rows/trip-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './create.module.css';

interface AccommodationFieldProps {
  readonly value: AccommodationType;
  readonly onChange: (value: AccommodationType) => void;
}

export function AccommodationField({ value, onChange }: AccommodationFieldProps) {
  const texts = useAccommodationTexts();
  return (
    <fieldset className={styles.group}>
      <legend>{texts.question}</legend>
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
            <Icon name={ACCOMMODATION_ICONS[type]} />
            {texts.types[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
