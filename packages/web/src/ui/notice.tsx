import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';
import { useUiTexts } from './ui-texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type NoticeKind = 'info' | 'positive' | 'warning' | 'negative';

const ICONS: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  positive: 'check',
  warning: 'warning',
  negative: 'error',
};

interface NoticeProps {
  readonly kind: NoticeKind;
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A message inside the page; failures are announced at once. */
export function Notice({ kind, title, action, children }: NoticeProps) {
  const texts = useUiTexts();
  return (
    <div
      className={classNames(styles.notice, styles[kind])}
      role={kind === 'negative' ? 'alert' : 'status'}
    >
      <Icon name={ICONS[kind]} className={styles.icon} />
      <div className={styles.body}>
        <VisuallyHidden>{texts.notice[kind]}: </VisuallyHidden>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
