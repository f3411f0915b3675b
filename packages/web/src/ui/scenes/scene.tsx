import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './scene.module.css';

interface SceneProps {
  readonly viewBox: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Shows the whole drawing and lets the sky fill the rest, instead of cutting it to the box. */
  readonly isWhole?: boolean;
  /** Without a sky of its own, where the page paints one behind it. */
  readonly isBare?: boolean;
}

/** The frame all drawn scenes share: decoration only, coloured by the theme, cut to the box it is put in. */
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
