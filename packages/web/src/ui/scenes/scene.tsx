import type { ReactNode } from 'react';
import styles from './scene.module.css';

interface SceneProps {
  readonly viewBox: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** How a scene fills a box of another shape. */
  readonly fit?: 'meet' | 'slice';
}

/** The frame all drawn scenes share: decoration only, coloured by the theme. */
export function Scene({ viewBox, children, className, fit = 'meet' }: SceneProps) {
  return (
    <svg
      className={className ? `${styles.scene} ${className}` : styles.scene}
      viewBox={viewBox}
      preserveAspectRatio={`xMidYMax ${fit}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
