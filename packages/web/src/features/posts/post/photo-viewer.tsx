import type { PostPhoto } from '@fahrtwind/contract';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Photo } from '../../../parts/photo/photo.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './gallery.module.css';
import { usePostPageTexts } from './texts.ts';

interface PhotoViewerProps {
  readonly photos: readonly PostPhoto[];
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** One photo as large as the window; arrows lead to the others, Escape back to the page. */
export function PhotoViewer({ photos, index, onShow, onClose }: PhotoViewerProps) {
  const texts = usePostPageTexts().viewer;
  const dialog = useRef<HTMLDialogElement>(null);
  const photo = photos[index];

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  function show(next: number) {
    if (photos[next]) onShow(next);
  }

  function steer({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') show(index - 1);
    if (key === 'ArrowRight') show(index + 1);
  }

  if (!photo) return null;
  return (
    // The keys are shortcuts of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={texts.title}
      onKeyDown={steer}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.stage}>
        <Photo key={photo.path} photo={photo} className={styles.large} sizes="100vw" isEager />
      </div>
      <p className={styles.caption} aria-live="polite">
        {photo.alt} <span className={styles.number}>{texts.number(index + 1, photos.length)}</span>
      </p>
      <div className={styles.controls}>
        {photos.length > 1 && (
          <>
            <Button
              variant="outlined"
              aria-label={texts.before}
              aria-disabled={index === 0}
              onClick={() => show(index - 1)}
            >
              <Icon name="back" />
            </Button>
            <Button
              variant="outlined"
              aria-label={texts.next}
              aria-disabled={index === photos.length - 1}
              onClick={() => show(index + 1)}
            >
              <Icon name="forward" />
            </Button>
          </>
        )}
        <Button variant="outlined" onClick={onClose}>
          <Icon name="close" />
          {texts.close}
        </Button>
      </div>
    </dialog>
  );
}
