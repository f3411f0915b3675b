import type { Language } from '@fahrtwind/contract';
import { forumPath, PATHS, roadtripsPath, roadtripsTerm } from '@fahrtwind/domain';
import type { SubmitEvent } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { MorePosts, PostRows, PostsFailed } from '../../parts/posts/post-rows.tsx';
import { usePostList } from '../../parts/posts/use-post-list.ts';
import { PublishedCard } from '../../parts/trip-card/published-card.tsx';
import { TripCards, TripCardsSkeleton } from '../../parts/trip-card/trip-cards.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { RoadScene } from '../../ui/scenes/road-scene.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './roadtrips/roadtrips.module.css';
import { usePublishedTrips } from './roadtrips/use-published-trips.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';
import { useCommunityTexts } from './texts.ts';

type Params = Readonly<Record<string, string | undefined>>;

const LONGEST_TERM = 60;

const termOf = ({ searchTerm = '' }: Params): string =>
  roadtripsTerm(searchTerm).slice(0, LONGEST_TERM);

const postQuery = (q: string) => ({ category: 'roadtrips', q });

export function pageHead(params: Params, language: Language, reply?: unknown) {
  const { roadtrips: texts } = language === 'en' ? en : de;
  const term = termOf(params);
  return {
    title: texts.titleFor(term),
    description: texts.headDescription(term),
    // Anybody can make up searches; those that find nothing are nothing to find.
    isForSearchEngines: reply === undefined || hasTrips(reply),
  };
}

function hasTrips(reply: unknown): boolean {
  return (
    typeof reply === 'object' &&
    reply !== null &&
    'trips' in reply &&
    Array.isArray(reply.trips) &&
    reply.trips.length > 0
  );
}

export function pageCall(params: Params, search: URLSearchParams) {
  const q = termOf(params);
  const after = search.get('after');
  const posts = after === null ? postQuery(q) : { ...postQuery(q), after };
  return [
    { name: 'listPublished', input: { query: { q } } },
    { name: 'listPosts', input: { query: posts } },
  ] as const;
}

/** Road trips about something: those that were published as trips, and those that posts tell of. */
export function RoadtripsPage() {
  const { roadtrips: texts } = useCommunityTexts();
  const term = termOf(useParams());
  return (
    <Page title={term === '' ? texts.title : texts.titleFor(term)} intro={texts.intro}>
      <Search key={term} term={term} />
      <Found key={`found ${term}`} term={term} />
    </Page>
  );
}

function Search({ term }: { readonly term: string }) {
  const { roadtrips: texts } = useCommunityTexts();
  const navigate = useNavigate();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    if (typeof typed === 'string' && typed.trim() !== '') void navigate(roadtripsPath(typed));
  }

  // Without scripts no form can write a path: the forum searches its road trips then.
  return (
    <search>
      <form className={styles.search} action={forumPath('roadtrips')} onSubmit={search}>
        <TextField
          label={texts.label}
          name="q"
          type="search"
          defaultValue={term}
          maxLength={LONGEST_TERM}
          required
        />
        <Button type="submit">{texts.search}</Button>
      </form>
    </search>
  );
}

function Found({ term }: { readonly term: string }) {
  const { roadtrips: texts } = useCommunityTexts();
  const [search] = useSearchParams();
  const trips = usePublishedTrips(term);
  const posts = usePostList(postQuery(term), search.get('after'));
  if (trips.found.status === 'loading' || posts.state.status === 'loading')
    return <TripCardsSkeleton />;
  const { found } = trips;
  const hasNoTrips = found.status === 'ready' && found.trips.length === 0;
  if (hasNoTrips && posts.state.status === 'ready' && posts.state.posts.length === 0)
    return <NothingFound term={term} />;
  return (
    <>
      {!hasNoTrips && (
        <section className={styles.section} aria-labelledby="reisen">
          <h2 id="reisen">{texts.trips}</h2>
          <FoundTrips {...trips} />
        </section>
      )}
      {posts.state.status === 'failed' && <PostsFailed onRetry={posts.reload} />}
      {posts.state.status === 'ready' && posts.state.posts.length > 0 && (
        <section className={styles.section} aria-labelledby="beitraege">
          <h2 id="beitraege">{texts.posts}</h2>
          <PostRows posts={posts.state.posts} label={texts.posts} level={3} />
          <MorePosts
            list={posts}
            addressAfter={(next) => `${roadtripsPath(term)}?after=${encodeURIComponent(next)}`}
          />
        </section>
      )}
    </>
  );
}

function FoundTrips({ found, loadMore, reload }: ReturnType<typeof usePublishedTrips>) {
  const { roadtrips: texts } = useCommunityTexts();
  if (found.status !== 'ready')
    return (
      <Notice
        kind="negative"
        action={
          <Button variant="outlined" onClick={reload}>
            {texts.tryAgain}
          </Button>
        }
      >
        {texts.tripsFailed}
      </Notice>
    );
  return (
    <>
      <TripCards label={texts.trips}>
        {found.trips.map((trip) => (
          <li key={trip.id}>
            <PublishedCard trip={trip} level={3} />
          </li>
        ))}
      </TripCards>
      {found.next !== null && (
        <Button variant="outlined" className={styles.more} onClick={() => void loadMore()}>
          {texts.moreTrips}
        </Button>
      )}
    </>
  );
}

function NothingFound({ term }: { readonly term: string }) {
  const { roadtrips: texts } = useCommunityTexts();
  return (
    <EmptyState
      scene={<RoadScene />}
      title={texts.emptyTitle(term)}
      text={texts.emptyText}
      action={
        <ButtonLink to={PATHS.routes} variant="accent">
          {texts.emptyAction}
        </ButtonLink>
      }
    />
  );
}
