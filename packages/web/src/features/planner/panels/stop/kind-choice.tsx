import { LEG_KINDS, type LegKind } from '@fahrtwind/domain';
import { useId } from 'react';
import { LEG_ICONS } from '../../../../parts/leg-icons.ts';
import { legKindName } from '../../../../parts/leg-kind-name.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import edit from '../../../../parts/trip-fields/edit.module.css';
import styles from './way.module.css';

interface KindChoiceProps {
  readonly label: string;
  readonly value: LegKind;
  readonly onChange: (kind: LegKind) => void;
}

/** The ten kinds as radio buttons in two rows of five, which arrow keys walk through. */
export function KindChoice({ label, value, onChange }: KindChoiceProps) {
  const language = useLanguage();
  const group = useId();
  return (
    <fieldset className={edit.choices}>
      <legend className={edit.label}>{label}</legend>
      <div className={styles.kinds}>
        {LEG_KINDS.map((kind) => (
          <label key={kind} className={classNames(edit.option, styles.kind)}>
            <input
              type="radio"
              name={group}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <Icon name={LEG_ICONS[kind]} />
            {legKindName(kind, language)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
