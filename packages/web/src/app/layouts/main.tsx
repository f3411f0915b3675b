import type { ReactNode } from 'react';
import styles from './layouts.module.css';

/** The main landmark, which the skip link targets. */
export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main id="inhalt" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
