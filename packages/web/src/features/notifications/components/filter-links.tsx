import { PATHS } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { useNotificationTexts } from '../texts.ts';
import styles from './notifications.module.css';
import type { NotificationFilter } from '../state/use-notifications.ts';

/** The word in the address. */
export const UNSEEN_IN_ADDRESS = 'ungelesen';

interface FilterLinksProps {
  readonly filter: NotificationFilter;
  readonly unseen: number;
}

export function FilterLinks({ filter, unseen }: FilterLinksProps) {
  const texts = useNotificationTexts();
  const links = [
    { key: 'all', to: PATHS.notifications, label: texts.all },
    {
      key: 'unseen',
      to: `${PATHS.notifications}?filter=${UNSEEN_IN_ADDRESS}`,
      label: texts.onlyUnseen(unseen),
    },
  ];
  return (
    <nav aria-label={texts.filter}>
      <ul className={styles.filter}>
        {links.map(({ key, to, label }) => (
          <li key={key}>
            <Link className={styles.tab} to={to} aria-current={key === filter ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
