import { postsPath } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import styles from './forum.module.css';
import { useForumTexts } from './texts.ts';

/** The countries that posts are about lead to all posts about them. */
export function Countries() {
  const texts = useForumTexts();
  const { loaded } = useQuery(endpoint('listPostCountries'));
  // The posts below are what the page is about.
  const countries = loaded.status === 'ready' ? loaded.reply.countries : [];
  if (countries.length === 0) return null;
  return (
    <nav aria-label={texts.countries}>
      <ul className={styles.countries}>
        {countries.map(({ country, count, hasMore }) => (
          <li key={country}>
            <Link to={postsPath(country)}>{country}</Link>{' '}
            <span className={styles.countOf}>{texts.countOf(count, hasMore)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
