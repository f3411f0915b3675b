import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './text-link.module.css';
import { useUiTexts } from './ui-texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A link that leaves the site, in a tab of its own that cannot reach back. */
export function ExternalLink({ className, children, ...rest }: ComponentProps<'a'>) {
  const texts = useUiTexts();
  return (
    <a
      {...rest}
      className={classNames(styles.link, className)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <Icon name="external" className={styles.external} />
      <VisuallyHidden> {texts.opensInNewTab}</VisuallyHidden>
    </a>
  );
}
