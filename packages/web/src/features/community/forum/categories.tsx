import { POST_CATEGORIES, type PostCategory } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { forumAddress } from './forum-address.ts';
import styles from './forum-navigation.module.css';
import { useForumTexts } from './texts.ts';

const ICONS: Readonly<Record<PostCategory, IconName>> = {
  fragen: 'question',
  tipps: 'bulb',
  roadtrips: 'route',
  'fahrzeuge-camper': 'camper',
  laender: 'globe',
  ausruestung: 'backpack',
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
  readonly icon: IconName;
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
