import type { PostPhoto } from '@fahrtwind/contract';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { photoSource } from './photo-source.ts';
import styles from './photo.module.css';
import { usePhotoTexts } from './texts.ts';

interface PhotoProps {
  readonly photo: Pick<PostPhoto, 'url' | 'alt' | 'width' | 'height'>;
  /** How wide it is shown, as the attribute `sizes` has it. */
  readonly sizes: string;
  /** For the first picture of a page, which is not waited for. */
  readonly isEager?: boolean;
  readonly className?: string | undefined;
}

/** A stored photo in the smallest size that fills its place. Its room is kept before it is there. */
export function Photo({ photo, sizes, isEager = false, className }: PhotoProps) {
  const texts = usePhotoTexts();
  const [broken, setBroken] = useState('');
  const { src, srcSet } = photoSource(photo);
  if (src === '' || broken === photo.url)
    return (
      <span className={classNames(styles.broken, className)}>
        <Icon name="error" />
        {photo.alt || texts.broken}
      </span>
    );
  return (
    <img
      className={classNames(styles.photo, className)}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={photo.alt}
      width={photo.width || undefined}
      height={photo.height || undefined}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(photo.url)}
    />
  );
}
