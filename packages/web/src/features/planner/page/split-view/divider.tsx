import {
  memo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import {
  clampPercent,
  keepColumnWidth,
  LEAST_PERCENT,
  MOST_PERCENT,
  readColumnWidth,
  stepWidth,
  usualPercent,
} from './column-width.ts';
import styles from './split-view.module.css';
import { useSplitViewTexts } from './texts.ts';

interface DividerProps {
  readonly root: RefObject<HTMLElement | null>;
}

/** Resizes the list by mouse, finger and arrow keys; a double click resets it. */
export const Divider = memo(function Divider({ root }: DividerProps) {
  const texts = useSplitViewTexts();
  const [percent, setPercent] = useState(
    () => readColumnWidth() ?? usualPercent(window.innerWidth),
  );
  const isDragging = useRef(false);

  function show(next: number): number {
    const width = clampPercent(next);
    // Written past React, so that the list is not rendered at every pixel.
    root.current?.style.setProperty('--column', `${width}%`);
    return width;
  }

  function settle(next: number) {
    const width = show(next);
    setPercent(width);
    keepColumnWidth(width);
  }

  function reset() {
    root.current?.style.removeProperty('--column');
    setPercent(usualPercent(window.innerWidth));
    keepColumnWidth(null);
  }

  function at({ clientX }: PointerEvent): number {
    const box = root.current?.getBoundingClientRect();
    return box ? ((clientX - box.left) / box.width) * 100 : percent;
  }

  function step(event: KeyboardEvent) {
    const next = stepWidth(percent, event.key);
    if (next === null) return;
    event.preventDefault();
    settle(next);
  }

  return (
    // A focusable separator is a control, which the rule does not know.
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
      onDoubleClick={reset}
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
});
