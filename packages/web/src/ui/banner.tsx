import type { ReactNode } from 'react';
import styles from './banner.module.css';

/** A wide strip with a drawn scene. */
export function Banner({ children }: { readonly children: ReactNode }) {
  return <div className={styles.banner}>{children}</div>;
}
