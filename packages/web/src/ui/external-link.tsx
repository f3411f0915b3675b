import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './text-link.module.css';
import { useUiTexts } from './ui-texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ExternalLinkProps extends ComponentProps<'a'> {
  /** Another user has entered it: search engines must not count it as our recommendation. */
  readonly isFromUser?: boolean;
}

/** Opens another site in a new tab, which has no access to this one. */
export function ExternalLink({ className, children, isFromUser, ...rest }: ExternalLinkProps) {
  const texts = useUiTexts();
  return (
    <a
      {...rest}
      className={classNames(styles.link, className)}
      target="_blank"
      rel={`noopener noreferrer${isFromUser ? ' nofollow ugc' : ''}`}
    >
      {children}
      <Icon name="external" className={styles.external} />
      <VisuallyHidden> {texts.opensInNewTab}</VisuallyHidden>
    </a>
  );
}
