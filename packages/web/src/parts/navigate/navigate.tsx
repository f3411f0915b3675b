import type { Location, RouteProfile } from '@fahrtwind/domain';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './navigate.module.css';
import { navigationLinks } from './navigation-links.ts';
import { useNavigateTexts } from './texts.ts';
import { usePlatform } from './use-platform.ts';

interface NavigateProps {
  readonly place: Pick<Location, 'lat' | 'lng'>;
  /** Said to screen readers, because a page may have several of these buttons. */
  readonly name: string;
  readonly profile?: RouteProfile;
  /** `icon` shows no word; it and the list that it opens are cells of the grid around them. */
  readonly variant?: 'primary' | 'outlined' | 'quiet' | 'icon';
  /** Further actions in the same row. */
  readonly beside?: ReactNode;
}

/**
 * A button that offers the way to a place with the map apps of the device. Nothing is sent to them before a link is
 * clicked. Shows nothing for a place without coordinates.
 */
export function Navigate({
  place,
  name,
  profile = 'driving',
  variant = 'outlined',
  beside,
}: NavigateProps) {
  const texts = useNavigateTexts();
  const listId = useId();
  const platform = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const isIcon = variant === 'icon';
  const links = navigationLinks(place, { profile, platform });
  if (links.length === 0) return beside ? <div className={styles.row}>{beside}</div> : null;
  return (
    <div className={isIcon ? styles.cells : styles.navigate}>
      <div className={classNames(styles.row, beside ? styles.shared : undefined)}>
        <Button
          variant={isIcon ? 'quiet' : variant}
          className={variant === 'quiet' ? styles.quiet : undefined}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="route" />
          {isIcon ? (
            <VisuallyHidden>{`${texts.navigate} ${texts.to(name)}`}</VisuallyHidden>
          ) : (
            <span>
              {texts.navigate}
              <VisuallyHidden> {texts.to(name)}</VisuallyHidden>
            </span>
          )}
        </Button>
        {beside}
      </div>
      {isOpen && (
        <div id={listId} className={styles.choice}>
          <ul className={styles.apps}>
            {links.map(({ app, href }) => (
              <li key={app}>
                {app === 'device' ? (
                  // Handed to an app: in a new tab, an empty page would stay behind.
                  <a href={href} rel="noopener noreferrer" className={styles.app}>
                    {texts.apps.device}
                    <Icon name="external" className={styles.leaves} />
                  </a>
                ) : (
                  <ExternalLink href={href} className={styles.app}>
                    {texts.apps[app]}
                  </ExternalLink>
                )}
              </li>
            ))}
          </ul>
          <p className={styles.hint}>{texts.hint}</p>
        </div>
      )}
    </div>
  );
}
