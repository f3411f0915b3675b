import { POST_CATEGORIES, type PostCategory } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { Icon, type IconName, type OwnIcon } from '../../../ui/icon.tsx';
import { forumAddress } from './forum-address.ts';
import styles from './forum-navigation.module.css';
import { useForumTexts } from './texts.ts';

const ICONS: Readonly<Record<PostCategory, IconName | OwnIcon>> = {
  fragen: 'question',
  tipps: 'bulb',
  roadtrips: 'route',
  'fahrzeuge-camper': {
    path: 'M4.5 17H2.5V8.5a2 2 0 0 1 2-2h10.5c1 0 1.9.4 2.5 1.2l3.3 4.3c.5.6.7 1.3.7 2V17h-2M9.5 17h5M2.5 12H21M9 6.5V12M15 6.5V12M9.5 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19.5 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  },
  laender: 'globe',
  ausruestung: {
    path: 'M6 21a1 1 0 0 1-1-1v-9a7 7 0 0 1 14 0v9a1 1 0 0 1-1 1zM9 4.5V3.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v1M8.5 21v-5a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1v5M9.5 10.5h5',
  },
};

/** The categories in one row; on a phone it scrolls sideways. */
export function Categories({ chosen }: { readonly chosen: PostCategory | null }) {
  const texts = useForumTexts();
  return (
    <nav aria-label={texts.categories}>
      <ul className={styles.chips}>
        <li>
          <Chip to={forumAddress({})} isChosen={chosen === null} icon="chat" name={texts.all} />
        </li>
        {POST_CATEGORIES.map((category) => (
          <li key={category}>
            <Chip
              to={forumAddress({ category })}
              isChosen={category === chosen}
              icon={ICONS[category]}
              name={texts.category[category].name}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ChipProps {
  readonly to: string;
  readonly isChosen: boolean;
  readonly icon: IconName | OwnIcon;
  readonly name: string;
}

function Chip({ to, isChosen, icon, name }: ChipProps) {
  return (
    <Link className={styles.chip} to={to} aria-current={isChosen ? 'page' : undefined}>
      <Icon name={icon} />
      {name}
    </Link>
  );
}
