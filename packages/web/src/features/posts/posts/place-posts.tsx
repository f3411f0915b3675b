import type { PostSummary } from '@fahrtwind/contract';
import { PATHS, postsPath } from '@fahrtwind/domain';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import {
  MorePosts,
  PostRows,
  PostRowsSkeleton,
  PostsFailed,
} from '../../../parts/posts/post-rows.tsx';
import { usePostTexts } from '../../../parts/posts/texts.ts';
import type { PostList } from '../../../parts/posts/use-post-list.ts';
import { WhenNear } from '../../../parts/when-near.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { usePostsTexts } from '../texts.ts';
import type { ShownPlace } from './place-address.ts';
import { markerOf, postsOnMap } from './posts-on-map.ts';
import styles from './posts.module.css';

const PostsMap = lazy(async () => {
  const { PostsMap: Loaded } = await import('./posts-map.tsx');
  return { default: Loaded };
});

interface PlacePostsProps {
  readonly list: PostList;
  readonly shown: ShownPlace;
  readonly after: string | null;
  readonly pathname: string;
}

/** The posts about a country or a place, beside a map of where they take place. */
export function PlacePosts({ list, shown, after, pathname }: PlacePostsProps) {
  const { state } = list;
  if (state.status === 'loading') return <PostRowsSkeleton />;
  if (state.status === 'failed') return <PostsFailed onRetry={list.reload} />;
  if (state.posts.length === 0 && state.next === null && after === null)
    return <NoPosts shown={shown} />;
  return (
    <ListAndMap
      posts={state.posts}
      counted={{ count: state.count, hasMore: state.hasMore }}
      isCountry={shown.place === ''}
      startPath={after === null ? null : pathname}
    >
      <MorePosts
        list={list}
        addressAfter={(next) => `${pathname}?after=${encodeURIComponent(next)}`}
      />
    </ListAndMap>
  );
}

interface ListAndMapProps {
  readonly posts: readonly PostSummary[];
  readonly counted: { readonly count: number; readonly hasMore: boolean };
  readonly isCountry: boolean;
  /** Where the list begins; null if it is shown from there. */
  readonly startPath: string | null;
  readonly children: React.ReactNode;
}

/** List and map are one thing: pointing at one lights up the other. */
function ListAndMap({ posts, counted, isCountry, startPath, children }: ListAndMapProps) {
  const { posts: texts } = usePostsTexts();
  const postTexts = usePostTexts();
  const [pointedId, pointAt] = useState<string | null>(null);
  const stops = useMemo(() => postsOnMap(posts, texts.placeOnMap), [posts, texts]);
  const litMarker = markerOf(posts, pointedId);
  return (
    <div className={stops.length > 0 ? styles.withMap : styles.list}>
      {stops.length > 0 && (
        <section className={styles.mapPlace} aria-label={texts.map}>
          <WhenNear className={styles.mapFrame} before={<Comes />}>
            <Suspense fallback={<Comes />}>
              <PostsMap stops={stops} litId={litMarker} onPointAt={pointAt} />
            </Suspense>
          </WhenNear>
        </section>
      )}
      <div className={styles.list}>
        <p className={styles.counts}>
          <output>{postTexts.count(counted.count, counted.hasMore)}</output>
          {startPath !== null && (
            <span>
              {postTexts.fromStartText} <TextLink to={startPath}>{postTexts.fromStart}</TextLink>
            </span>
          )}
        </p>
        {isCountry && <Places posts={posts} />}
        <PostRows
          posts={posts}
          isLit={(post) => litMarker !== null && markerOf(posts, post.id) === litMarker}
          onPointAt={pointAt}
        />
        {children}
      </div>
    </div>
  );
}

function Comes() {
  const { posts: texts } = usePostsTexts();
  return <p className={styles.mapComes}>{texts.mapComes}</p>;
}

const PLACES_AT_MOST = 24;

/** The places of a country that posts are about. */
function Places({ posts }: { readonly posts: readonly PostSummary[] }) {
  const { posts: texts } = usePostsTexts();
  const places = new Map(
    posts.filter(({ place }) => place !== '').map(({ place, country }) => [place, country]),
  );
  if (places.size === 0) return null;
  return (
    <nav aria-label={texts.places}>
      <ul className={styles.places}>
        {[...places].slice(0, PLACES_AT_MOST).map(([place, country]) => (
          <li key={place}>
            <Link to={postsPath(country, place)}>{place}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoPosts({ shown: { place, country } }: Pick<PlacePostsProps, 'shown'>) {
  const { posts: texts } = usePostsTexts();
  return (
    <EmptyState
      scene={<Scene name="lake" />}
      title={texts.emptyTitle}
      text={texts.emptyText(place === '' ? country : place)}
      action={
        <>
          <ButtonLink to={`${PATHS.forum}?schreiben=frage`} variant="accent">
            {texts.ask}
          </ButtonLink>
          <ButtonLink to={PATHS.forum} variant="outlined">
            {texts.toForum}
          </ButtonLink>
        </>
      }
    />
  );
}
