import { moderationPath, POST_SORTS } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { useSession } from '../../../store/session/use-session.ts';
import { forumAddress, type ForumAddress, type ForumView } from './forum-address.ts';
import styles from './forum-navigation.module.css';
import { useForumTexts } from './texts.ts';

const VIEWS: readonly ForumView[] = ['feed', 'saved'];

/** In which order posts are shown, and the lists that belong to an account. */
export function ForumTabs({ address }: { readonly address: ForumAddress }) {
  const texts = useForumTexts();
  const session = useSession();
  const isMember = session.state === 'registered';
  const { category, sort, view, q } = address;
  const isSearch = q !== '';
  // Without a search, no order means the newest first.
  const current = view ?? sort ?? (isSearch ? 'fitting' : 'new');
  const sorts = POST_SORTS.map((one) => ({
    key: one,
    name: texts.sorts[one],
    to: forumAddress({ category, q, sort: one === 'new' && !isSearch ? null : one }),
  }));
  const views = VIEWS.map((one) => ({
    key: one,
    name: texts[one],
    to: forumAddress({ view: one }),
  }));
  const moderation =
    isMember && session.isModerator
      ? [{ key: 'moderation', name: texts.moderation, to: moderationPath() }]
      : [];
  const fitting = { key: 'fitting', name: texts.fitting, to: forumAddress({ category, q }) };
  return (
    <nav aria-label={texts.view}>
      <ul className={styles.tabs}>
        {[...(isSearch ? [fitting] : []), ...sorts, ...(isMember ? views : []), ...moderation].map(
          ({ key, name, to }) => (
            <li key={key}>
              <Link className={styles.tab} to={to} aria-current={key === current || undefined}>
                {name}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
