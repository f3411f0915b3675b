import { ORDERS_PATH, PATHS } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { usePeopleTexts } from '../texts.ts';
import styles from './profile.module.css';

interface ProfileLink {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly hint: string;
}

interface ProfileLinksProps {
  readonly unseen: number;
  /** How many posts are saved. */
  readonly saved: number;
  readonly hasProPass: boolean;
}

export function ProfileLinks({ unseen, saved, hasProPass }: ProfileLinksProps) {
  const { profile: texts } = usePeopleTexts();
  const links: readonly ProfileLink[] = [
    { to: PATHS.trips, icon: 'route', label: texts.trips, hint: texts.tripsHint },
    {
      to: PATHS.notifications,
      icon: 'bell',
      label: texts.notifications,
      hint: texts.notificationsHint(unseen),
    },
    {
      to: `${PATHS.forum}?ansicht=gemerkt`,
      icon: 'bookmark',
      label: texts.saved,
      hint: texts.savedHint(saved),
    },
    {
      to: ORDERS_PATH,
      icon: 'bag',
      label: texts.orders,
      hint: hasProPass ? texts.ordersWithPass : texts.ordersHint,
    },
    { to: PATHS.settings, icon: 'settings', label: texts.settings, hint: texts.settingsHint },
  ];
  return (
    <ul className={styles.links}>
      {links.map(({ to, icon, label, hint }) => (
        <li key={to}>
          <Link to={to} className={styles.way}>
            <Icon name={icon} className={styles.wayIcon} />
            <span className={styles.wayWords}>
              <span className={styles.wayLabel}>{label}</span>
              <span className={styles.wayHint}>{hint}</span>
            </span>
            <Icon name="forward" className={styles.wayEnd} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
