import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './text-link.module.css';
import { useUiTexts } from './ui-texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ExternalLinkProps extends ComponentProps<'a'> {
  /** Another user has entered it: search engines must not count it as our recommendation. */
  readonly isFromUser?: boolean;
  /** The operator earns a commission when it is followed: search engines want to know. */
  readonly isAd?: boolean;
}

/** Opens another site in a new tab, which has no access to this one. */
export function ExternalLink(props: ExternalLinkProps) {
  const { className, children, isFromUser, isAd, ...rest } = props;
  const texts = useUiTexts();
  return (
    <a
      {...rest}
      className={classNames(styles.link, className)}
      target="_blank"
      rel={`noopener noreferrer${isFromUser ? ' nofollow ugc' : ''}${isAd ? ' sponsored' : ''}`}
    >
      {children}
      <Icon name="external" className={styles.external} />
      <VisuallyHidden> {texts.opensInNewTab}</VisuallyHidden>
    </a>
  );
}
