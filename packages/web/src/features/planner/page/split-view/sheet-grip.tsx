import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './split-view.module.css';
import { nextPosition, restingPosition, type SheetPosition } from './sheet-position.ts';
import { useSplitViewTexts } from './texts.ts';

interface SheetGripProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly column: RefObject<HTMLElement | null>;
  readonly position: SheetPosition;
  readonly onMove: (position: SheetPosition) => void;
}

interface Hold {
  readonly startY: number;
  readonly startHeight: number;
  lastY: number;
  lastTime: number;
  speed: number;
  hasMoved: boolean;
}

/** Moves the sheet up and down by finger, mouse, buttons and arrow keys. */
export function SheetGrip({ root, column, position, onMove }: SheetGripProps) {
  const texts = useSplitViewTexts();
  const hold = useRef<Hold | null>(null);

  function take(event: PointerEvent) {
    if (event.target instanceof Element && event.target.closest('button')) return;
    const startHeight = column.current?.getBoundingClientRect().height ?? 0;
    const { clientY: startY, timeStamp: lastTime } = event;
    hold.current = { startY, startHeight, lastY: startY, lastTime, speed: 0, hasMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function drag({ clientY, timeStamp }: PointerEvent) {
    const held = hold.current;
    if (!held || !column.current) return;
    if (Math.abs(clientY - held.startY) > 4) held.hasMoved = true;
    const seconds = Math.max(1, timeStamp - held.lastTime) / 1000;
    Object.assign(held, {
      speed: (held.lastY - clientY) / seconds,
      lastY: clientY,
      lastTime: timeStamp,
    });
    stretch(column.current, heightOf(held));
  }

  function letGo() {
    const held = hold.current;
    hold.current = null;
    if (!held || !column.current || !root.current) return;
    stretch(column.current, null);
    if (!held.hasMoved) onMove(position === 'full' ? 'half' : nextPosition(position, 1));
    else onMove(restingPosition(heightOf(held), root.current.clientHeight, held.speed));
  }

  function step(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    if (direction === null) return;
    event.preventDefault();
    onMove(nextPosition(position, direction));
  }

  return (
    // Dragging is optional; the two buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.grip}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={step}
    >
      <GripButton
        icon="down"
        label={texts.sheetDown}
        isOff={position === 'peek'}
        onPress={() => onMove(nextPosition(position, -1))}
      />
      <span className={styles.bar} aria-hidden="true" />
      <GripButton
        icon="up"
        label={texts.sheetUp}
        isOff={position === 'full'}
        onPress={() => onMove(nextPosition(position, 1))}
      />
      <output className={styles.said}>{texts.sheet[position]}</output>
    </div>
  );
}

/** Written past React, so that the list is not rendered at every pixel; null returns the height to the style sheet. */
function stretch(sheet: HTMLElement, height: number | null): void {
  sheet.style.blockSize = height === null ? '' : `${height}px`;
  if (height === null) delete sheet.dataset['dragged'];
  else sheet.dataset['dragged'] = '';
}

function heightOf({ startHeight, startY, lastY }: Hold): number {
  return Math.max(48, startHeight + startY - lastY);
}

interface GripButtonProps {
  readonly icon: 'up' | 'down';
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function GripButton({ icon, label, isOff, onPress }: GripButtonProps) {
  return (
    <Button
      variant="quiet"
      className={styles.gripButton}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      <Icon name="down" className={icon === 'up' ? styles.up : undefined} />
    </Button>
  );
}
