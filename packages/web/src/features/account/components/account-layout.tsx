import type { ReactNode } from 'react';
import { Page } from '../../../ui/page.tsx';
import { AccountPicture, type AccountRoute } from './account-picture.tsx';
import styles from './account-layout.module.css';

interface AccountLayoutProps {
  readonly title: string;
  readonly intro: string;
  /** The picture beside the form, on wide screens. */
  readonly route?: AccountRoute;
  readonly children: ReactNode;
}

/** The layout of the sign-in pages: one narrow column with a picture beside it. */
export function AccountLayout({ title, intro, route = 'alps', children }: AccountLayoutProps) {
  return (
    <div className={styles.frame}>
      <Page title={title} intro={intro} width="narrow">
        <div className={styles.column}>{children}</div>
      </Page>
      <div className={styles.view}>
        <AccountPicture route={route} />
      </div>
    </div>
  );
}
