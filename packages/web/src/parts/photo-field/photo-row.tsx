import type { PostPhoto } from '@fahrtwind/contract';
import { MAX_PHOTO_TEXT_LENGTH } from '@fahrtwind/domain';
import type { HTMLAttributes } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Photo } from '../photo/photo.tsx';
import styles from './photo-field.module.css';
import { usePhotoFieldTexts } from './texts.ts';

interface PhotoRowProps {
  readonly photo: PostPhoto;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly isDragged: boolean;
  readonly grip: HTMLAttributes<HTMLElement>;
  readonly onText: (alt: string) => void;
  readonly onMove: (way: 'earlier' | 'later') => void;
  readonly onRemove: () => void;
}

const WAYS = ['earlier', 'later'] as const;

/** A stored photo with its description and its place in the order. */
export function PhotoRow(props: PhotoRowProps) {
  const { photo, number, count, isDragged, grip, onText, onMove, onRemove } = props;
  const texts = usePhotoFieldTexts();
  return (
    <li
      className={classNames(styles.row, isDragged && styles.dragged)}
      data-photo={photo.path}
      aria-label={texts.photo(number, count)}
    >
      <span className={styles.grip} title={texts.drag} {...grip}>
        <Photo className={styles.thumbnail} photo={{ ...photo, alt: '' }} sizes="112px" />
        <Icon name="grip" />
      </span>
      <div className={styles.details}>
        <TextField
          label={texts.alt}
          hint={photo.alt.trim() === '' ? texts.altHint : undefined}
          maxLength={MAX_PHOTO_TEXT_LENGTH}
          value={photo.alt}
          onChange={({ target }) => onText(target.value)}
        />
        <div className={styles.buttons}>
          {(count > 1 ? WAYS : []).map((way) => (
            <Button
              key={way}
              variant="quiet"
              data-way={way}
              aria-label={texts[way](number)}
              disabled={way === 'earlier' ? number === 1 : number === count}
              onClick={() => onMove(way)}
            >
              <Icon name={way === 'earlier' ? 'up' : 'down'} />
            </Button>
          ))}
          <Button variant="quiet" aria-label={texts.remove(number)} onClick={onRemove}>
            <Icon name="trash" />
          </Button>
        </div>
      </div>
    </li>
  );
}
