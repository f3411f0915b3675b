import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** A drawn scene from ui/scenes. */
  readonly scene: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** Shown by an empty list, with the one action to take next. */
export function EmptyState({ scene, title, text, action }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <div className={styles.scene}>{scene}</div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </section>
  );
}
