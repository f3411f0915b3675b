import { COMPANION_ROLES, type CompanionRole } from '@fahrtwind/domain';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useCompanionTexts } from '../texts.ts';
import styles from './companions.module.css';

interface RoleSelectProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly role: CompanionRole;
  readonly onChange: (role: CompanionRole) => void;
}

/** Editor or reader. */
export function RoleSelect({ label, isLabelHidden = false, role, onChange }: RoleSelectProps) {
  const texts = useCompanionTexts();
  const id = useId();
  return (
    <span className={classNames(styles.role, isLabelHidden && styles.narrow)}>
      <label htmlFor={id}>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</label>
      <select
        id={id}
        value={role}
        onChange={({ target }) => onChange(target.value === 'editor' ? 'editor' : 'reader')}
      >
        {COMPANION_ROLES.map((one) => (
          <option key={one} value={one}>
            {texts.roles[one]}
          </option>
        ))}
      </select>
    </span>
  );
}
