import type { Endpoints, Received } from '@fahrtwind/contract';
import { postsPath } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { usePageData } from '../../../store/page-data/page-data.tsx';
import styles from './forum.module.css';
import { useForumTexts } from './texts.ts';

/** The countries that posts are about lead to all posts about them. */
export function Countries() {
  const texts = useForumTexts();
  const countries = useCountries();
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

type Listed = Received<Endpoints['listPostCountries']['reply']>['countries'];

/** Empty while they are loaded, and where they cannot be: the posts below are what the page is about. */
function useCountries(): Listed {
  const loaded = usePageData('listPostCountries');
  const [countries, setCountries] = useState<Listed>(loaded?.countries ?? []);
  const isWanted = !loaded;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    async function load() {
      try {
        const found = await call('listPostCountries');
        if (!isGone) setCountries(found.countries);
      } catch (cause) {
        console.warn('Countries not loaded', cause);
      }
    }
    void load();
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return countries;
}
