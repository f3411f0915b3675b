import { useId } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './reorder.module.css';
import { useReorderTexts } from './texts.ts';
import { useKeyDrag } from './use-key-drag.ts';
import { usePointerDrag } from './use-pointer-drag.ts';

interface ReorderHandleProps {
  readonly stopId: string;
  readonly name: string;
}

/** By which a stop is taken to another place: with mouse and finger, and with keys. */
export function ReorderHandle({ stopId, name }: ReorderHandleProps) {
  const texts = useReorderTexts();
  const pointer = usePointerDrag(stopId);
  const { isTaken, spoken, onKeyDown, onBlur } = useKeyDrag(stopId, name);
  const hintId = useId();
  return (
    <>
      <button
        type="button"
        data-handle={stopId}
        className={styles.handle}
        aria-label={texts.handle(name)}
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
        <span aria-live="assertive">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}
