import type { CostSum } from '@fahrtwind/domain';
import styles from './costs.module.css';

/** The booked share of a sum; the numbers beside it say the same. */
export function BudgetBar({ sum: { bookedCents, openCents } }: { readonly sum: CostSum }) {
  const all = bookedCents + openCents;
  const booked = all === 0 ? 0 : (bookedCents / all) * 100;
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.barOpen} width="100" height="4" />
      <rect className={styles.barBooked} width={booked} height="4" />
    </svg>
  );
}
