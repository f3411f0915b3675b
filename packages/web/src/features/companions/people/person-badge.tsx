import { initialsOf } from '../../../format/initials-of.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../components/companions.module.css';

interface PersonBadgeProps {
  readonly name: string;
  /** From 1 to 10. */
  readonly colour: number;
  readonly isSmall?: boolean;
}

/** A person's initials in their colour; the name stands beside it or in its label. */
export function PersonBadge({ name, colour, isSmall = false }: PersonBadgeProps) {
  return (
    <span
      className={classNames(styles.badge, isSmall && styles.small)}
      data-colour={colour}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}
