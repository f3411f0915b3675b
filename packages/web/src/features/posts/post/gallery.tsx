import type { PostPhoto } from '@fahrtwind/contract';
import { useState } from 'react';
import { Photo } from '../../../parts/photo/photo.tsx';
import styles from './gallery.module.css';
import { PhotoViewer } from './photo-viewer.tsx';
import { usePostPageTexts } from './texts.ts';

/** The photos of a post; each opens large. */
export function Gallery({ photos }: { readonly photos: readonly PostPhoto[] }) {
  const texts = usePostPageTexts();
  const [opened, setOpened] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={styles.gallery} aria-label={texts.photos}>
        {photos.map((photo, index) => (
          <li key={photo.path}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-haspopup="dialog"
              aria-label={texts.openPhoto(index + 1, photo.alt)}
              onClick={() => setOpened(index)}
            >
              <Photo
                photo={photo}
                className={styles.photo}
                sizes={
                  index === 0 ? '(width >= 800px) 720px, 100vw' : '(width >= 800px) 240px, 50vw'
                }
                isEager={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <PhotoViewer
          photos={photos}
          index={opened}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
