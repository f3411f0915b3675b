import type { Endpoints, Language, Received } from '@fahrtwind/contract';
import { forumPath, PATHS, roadtripsPath, roadtripsTerm } from '@fahrtwind/domain';
import type { SubmitEvent } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { call } from '../../api/client.ts';
import { MorePosts, PostRows, PostsFailed } from '../../parts/posts/post-rows.tsx';
import { usePostList } from '../../parts/posts/use-post-list.ts';
import { endpoint } from '../../parts/server-state/endpoint.ts';
import { useAction } from '../../parts/server-state/use-action.ts';
import { useQuery, type QueryResult } from '../../parts/server-state/use-query.ts';
import { PublishedCard } from '../../parts/trip-card/published-card.tsx';
import { TripCards, TripCardsSkeleton } from '../../parts/trip-card/trip-cards.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedNotice } from '../../ui/failed-notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './roadtrips/roadtrips.module.css';
import { de, en, usePostsTexts } from './texts.ts';

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
  const { roadtrips: texts } = usePostsTexts();
  const term = termOf(useParams());
  return (
    <Page title={term === '' ? texts.title : texts.titleFor(term)} intro={texts.intro}>
      <Search key={term} term={term} />
      <Found key={`found ${term}`} term={term} />
    </Page>
  );
}

function Search({ term }: { readonly term: string }) {
  const { roadtrips: texts } = usePostsTexts();
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
  const { roadtrips: texts } = usePostsTexts();
  const [search] = useSearchParams();
  const trips = useQuery(endpoint('listPublished', { query: { q: term } }));
  const posts = usePostList(postQuery(term), search.get('after'));
  const { loaded } = trips;
  if (loaded.status === 'loading' || posts.state.status === 'loading') return <TripCardsSkeleton />;
  const hasNoTrips = loaded.status === 'ready' && loaded.reply.trips.length === 0;
  if (hasNoTrips && posts.state.status === 'ready' && posts.state.posts.length === 0)
    return <NothingFound term={term} />;
  return (
    <>
      {!hasNoTrips && (
        <section className={styles.section} aria-labelledby="reisen">
          <h2 id="reisen">{texts.trips}</h2>
          <FoundTrips term={term} {...trips} />
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

interface FoundTripsProps extends QueryResult<Received<Endpoints['listPublished']['reply']>> {
  readonly term: string;
}

function FoundTrips({ term, loaded, reload, update }: FoundTripsProps) {
  const { roadtrips: texts } = usePostsTexts();
  const more = useAction(
    async (after: string) => {
      const page = await call('listPublished', { query: { q: term, after } });
      update((known) => {
        const ids = new Set(known.trips.map(({ id }) => id));
        return { ...page, trips: [...known.trips, ...page.trips.filter(({ id }) => !ids.has(id))] };
      });
    },
    (cause) => console.warn('Published trips not loaded', cause),
  );
  if (loaded.status !== 'ready')
    return <FailedNotice onRetry={reload}>{texts.tripsFailed}</FailedNotice>;
  const { trips, next } = loaded.reply;
  return (
    <>
      <TripCards label={texts.trips}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <PublishedCard trip={trip} level={3} />
          </li>
        ))}
      </TripCards>
      {next !== null && (
        <Button variant="outlined" className={styles.more} onClick={() => more.run(next)}>
          {texts.moreTrips}
        </Button>
      )}
    </>
  );
}

function NothingFound({ term }: { readonly term: string }) {
  const { roadtrips: texts } = usePostsTexts();
  return (
    <EmptyState
      scene={<Scene name="road" />}
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
