import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import cardStyles from './trip-card.module.css';
import styles from './trip-cards.module.css';

/** A grid of cards; each child is a list item. */
export function TripCards({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {children}
    </ul>
  );
}

const PLACES = [0, 1, 2, 3, 4, 5];

/** Placeholders of the same size as the cards. */
export function TripCardsSkeleton() {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place} className={cardStyles.card}>
          <div className={cardStyles.cover}>
            <Skeleton shape="block" className={styles.cover} />
          </div>
          <div className={cardStyles.body}>
            <Skeleton className={styles.title} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.line} />
          </div>
        </li>
      ))}
    </ul>
  );
}
