import { useId, type ReactNode } from 'react';
import styles from './stop-place.module.css';

interface PlacePartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section with its own heading. */
export function PlacePart({ title, children }: PlacePartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
