import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './scene.module.css';

interface SceneProps {
  readonly viewBox: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Shows the whole drawing and fills the rest with sky, instead of cropping it to the box. */
  readonly isWhole?: boolean;
  /** Without a sky, where the page paints one behind it. */
  readonly isBare?: boolean;
}

/** The wrapper of all drawn scenes: decorative, coloured by the theme, cropped to its box. */
export function Scene({
  viewBox,
  children,
  className,
  isBare = false,
  isWhole = false,
}: SceneProps) {
  return (
    <svg
      className={classNames(styles.scene, isBare && styles.bare, className)}
      viewBox={viewBox}
      preserveAspectRatio={isWhole ? 'xMidYMid meet' : 'xMidYMax slice'}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
