import type { Day } from '@fahrtwind/domain';
import { ActionMenu } from '../../../parts/action-menu/action-menu.tsx';
import { DayHandle } from '../reorder/move-handle.tsx';
import { useReorderTexts } from '../reorder/texts.ts';
import { useDayActions } from '../reorder/use-day-actions.ts';
import styles from './day-list.module.css';

interface DayToolsProps {
  readonly day: Day;
  readonly number: number;
  readonly isLast: boolean;
}

/** What can be done with a whole day. */
export function DayTools({ day, number, isLast }: DayToolsProps) {
  const texts = useReorderTexts();
  const actions = useDayActions({ day, number, isLast });
  return (
    <div data-tools={day.id} className={styles.dayTools}>
      <DayHandle dayId={day.id} number={number} />
      <ActionMenu label={texts.dayMenu(number)} actions={actions} />
    </div>
  );
}
