import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

interface PageProps {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  readonly width?: 'narrow' | 'normal' | 'wide';
  readonly children?: ReactNode;
}

/** A page's content with its only h1, which is focused after a navigation. */
export function Page({ title, intro, width = 'normal', children }: PageProps) {
  return (
    <div className={classNames(styles.page, styles[width])}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
    </div>
  );
}
