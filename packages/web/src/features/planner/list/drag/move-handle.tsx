import { useId } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { DropPosition } from './drop-position.ts';
import type { Movable } from './movable.ts';
import styles from './reorder.module.css';
import { useReorderTexts } from './texts.ts';
import { useDayMovable } from './use-day-movable.ts';
import { useKeyDrag } from './use-key-drag.ts';
import { usePointerDrag } from './use-pointer-drag.ts';
import { useStopMovable } from './use-stop-movable.ts';

interface MoveHandleProps<Position> {
  readonly id: string;
  readonly label: string;
  readonly movable: Movable<Position>;
}

/** The handle that moves something by mouse, finger or keys. */
function MoveHandle<Position>({ id, label, movable }: MoveHandleProps<Position>) {
  const texts = useReorderTexts();
  const pointer = usePointerDrag(movable);
  const { isTaken, onKeyDown, onBlur } = useKeyDrag(movable);
  const hintId = useId();
  return (
    <>
      <button
        type="button"
        data-handle={id}
        className={styles.handle}
        aria-label={label}
        title={label}
        aria-pressed={isTaken}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        {...pointer}
      >
        <Icon name="grip" />
      </button>
      <VisuallyHidden>
        <span id={hintId}>{texts.hint}</span>
      </VisuallyHidden>
    </>
  );
}

interface StopHandleProps {
  readonly stopId: string;
  readonly name: string;
}

export function StopHandle({ stopId, name }: StopHandleProps) {
  const texts = useReorderTexts();
  const movable: Movable<DropPosition> = useStopMovable(stopId, name);
  return <MoveHandle id={stopId} label={texts.handle(name)} movable={movable} />;
}

interface DayHandleProps {
  readonly dayId: string;
  readonly number: number;
}

export function DayHandle({ dayId, number }: DayHandleProps) {
  const texts = useReorderTexts();
  const movable = useDayMovable(dayId, number);
  return <MoveHandle id={dayId} label={texts.handle(texts.day(number))} movable={movable} />;
}
