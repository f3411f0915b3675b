import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { dayView } from '../../../parts/trip-edit/day-view.ts';
import styles from './list.module.css';
import { useListTexts } from './texts.ts';

interface DayToggleProps {
  readonly dayId: string;
  readonly number: number;
  readonly isCollapsed: boolean;
}

/** Collapses a day to one line. */
export function DayToggle({ dayId, number, isCollapsed }: DayToggleProps) {
  const texts = useListTexts();
  return (
    <Button
      variant="quiet"
      className={styles.toggle}
      aria-label={texts.toggleDay(number)}
      aria-expanded={!isCollapsed}
      onClick={() => dayView.setCollapsed(dayId, !isCollapsed)}
    >
      <Icon name="down" />
    </Button>
  );
}
