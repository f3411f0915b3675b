import type { Language } from '@fahrtwind/contract';
import { postsPath } from '@fahrtwind/domain';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { usePostList } from '../../parts/posts/use-post-list.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { placeQuery, shownPlace } from './posts/place-address.ts';
import { PlacePosts } from './posts/place-posts.tsx';
import styles from './posts/posts.module.css';
import { postsIn } from './posts/posts-in.ts';
import { de, en, usePostsTexts } from './texts.ts';

type Params = Readonly<Record<string, string | undefined>>;

export function pageHead(params: Params, language: Language, reply?: unknown) {
  const { posts: texts } = language === 'en' ? en : de;
  const posts = postsIn(reply);
  const { country, place } = shownPlace(params, language, posts ?? []);
  const name = place === '' ? country : place;
  return {
    title: texts.headTitle(name),
    description: texts.headDescription(name),
    // Addresses of places can be made up; those without posts are not for search engines.
    isForSearchEngines: posts === null || posts.length > 0,
  };
}

export function pageCall(params: Params, search: URLSearchParams) {
  const after = search.get('after');
  const query = placeQuery(params);
  return {
    name: 'listPosts',
    input: { query: after === null ? query : { ...query, after } },
  } as const;
}

export function PostsPage() {
  return <PlacePage key={useLocation().key} />;
}

function PlacePage() {
  const { posts: texts } = usePostsTexts();
  const language = useLanguage();
  const params = useParams();
  const { pathname } = useLocation();
  const after = useSearchParams()[0].get('after');
  const list = usePostList(placeQuery(params), after);
  const posts = list.state.status === 'ready' ? list.state.posts : [];
  const shown = shownPlace(params, language, posts);
  const { country, place } = shown;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.kicker}>{texts.kicker}</p>
        <h1 tabIndex={-1}>{place === '' ? country : texts.place(place, country)}</h1>
        <p className={styles.intro}>
          {texts.intro}{' '}
          {place !== '' && (
            <TextLink to={postsPath(params.locationCountry ?? '')}>
              {texts.country(country)}
            </TextLink>
          )}
        </p>
      </header>
      <PlacePosts list={list} shown={shown} after={after} pathname={pathname} />
    </div>
  );
}
