import type { PostPhoto } from '@fahrtwind/contract';
import { Photo } from './photo.tsx';
import styles from './photo.module.css';

interface PhotoGalleryProps {
  readonly photos: readonly Pick<PostPhoto, 'url' | 'alt' | 'width' | 'height'>[];
  readonly label: string;
}

/** Several photos side by side, each as a whole. */
export function PhotoGallery({ photos, label }: PhotoGalleryProps) {
  return (
    <ul className={styles.gallery} aria-label={label}>
      {photos.map((photo) => (
        <li key={photo.url}>
          <Photo photo={photo} sizes="(min-width: 1024px) 360px, (min-width: 600px) 50vw, 100vw" />
        </li>
      ))}
    </ul>
  );
}
