import type { ReactNode } from 'react';
import { Page } from '../../ui/page.tsx';
import styles from './account-frame.module.css';

interface AccountFrameProps {
  readonly title: string;
  readonly intro: string;
  /** A drawn scene beside the form, where there is room. */
  readonly scene: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the pages around signing in: one narrow column, and a view out of the window. */
export function AccountFrame({ title, intro, scene, children }: AccountFrameProps) {
  return (
    <div className={styles.frame}>
      <Page title={title} intro={intro} width="narrow">
        <div className={styles.column}>{children}</div>
      </Page>
      <div className={styles.view}>{scene}</div>
    </div>
  );
}
