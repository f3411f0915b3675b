import type { Day } from '@fahrtwind/domain';
import { ActionMenu } from '../../../parts/action-menu/action-menu.tsx';
import type { MenuAction } from '../../../parts/action-menu/menu-list.tsx';
import { DayHandle } from './drag/move-handle.tsx';
import { useReorderTexts } from './drag/texts.ts';
import { useDayActions } from './drag/use-day-actions.ts';
import styles from './list.module.css';

interface DayToolsProps {
  readonly day: Day;
  readonly number: number;
  readonly isLast: boolean;
  /** What can be added to the day. */
  readonly additions: readonly MenuAction[];
}

/** The actions on a whole day. */
export function DayTools({ day, number, isLast, additions }: DayToolsProps) {
  const texts = useReorderTexts();
  const actions = useDayActions({ day, number, isLast });
  return (
    <div data-tools={day.id} className={styles.dayTools}>
      <DayHandle dayId={day.id} number={number} />
      <ActionMenu label={texts.dayMenu(number)} actions={[...additions, ...actions]} />
    </div>
  );
}
