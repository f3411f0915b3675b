import type { Product } from '@fahrtwind/contract';
import styles from './product.module.css';

interface GalleryProps {
  readonly pictures: Product['pictures'];
  /** Pictures stand in the order of the colours. */
  readonly colourIndex: number;
}

/** The picture of the chosen colour. */
export function Gallery({ pictures, colourIndex }: GalleryProps) {
  const picture = pictures[Math.max(0, colourIndex)] ?? pictures[0];
  if (!picture) return null;
  return (
    <figure className={styles.gallery}>
      <img src={picture.url} alt={picture.alt} width={800} height={800} />
    </figure>
  );
}
