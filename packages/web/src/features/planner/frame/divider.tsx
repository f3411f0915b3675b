import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import {
  clampPercent,
  keepColumnWidth,
  LEAST_PERCENT,
  MOST_PERCENT,
  readColumnWidth,
  stepWidth,
  USUAL_PERCENT,
} from './column-width.ts';
import styles from './frame.module.css';
import { useFrameTexts } from './texts.ts';

interface DividerProps {
  readonly frame: RefObject<HTMLElement | null>;
}

/** Makes the list wider or narrower: by mouse, finger and arrow keys; a double click brings the usual width back. */
export function Divider({ frame }: DividerProps) {
  const texts = useFrameTexts();
  const [percent, setPercent] = useState(readColumnWidth);
  const isDragging = useRef(false);

  function show(next: number): number {
    const width = clampPercent(next);
    // Written past React: the list is not to be rendered at every pixel.
    frame.current?.style.setProperty('--column', `${width}%`);
    return width;
  }

  function settle(next: number) {
    const width = show(next);
    setPercent(width);
    keepColumnWidth(width);
  }

  function at({ clientX }: PointerEvent): number {
    const box = frame.current?.getBoundingClientRect();
    return box ? ((clientX - box.left) / box.width) * 100 : percent;
  }

  function step(event: KeyboardEvent) {
    const next = stepWidth(percent, event.key);
    if (next === null) return;
    event.preventDefault();
    settle(next);
  }

  return (
    // A separator that can be focused is a control, which the rule does not know.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.divider}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={LEAST_PERCENT}
      aria-valuemax={MOST_PERCENT}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.divider}
      onKeyDown={step}
      onDoubleClick={() => settle(USUAL_PERCENT)}
      onPointerDown={(event) => {
        isDragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (isDragging.current) show(at(event));
      }}
      onPointerUp={(event) => {
        if (isDragging.current) settle(at(event));
        isDragging.current = false;
      }}
      onPointerCancel={() => {
        isDragging.current = false;
        show(percent);
      }}
    />
  );
}
