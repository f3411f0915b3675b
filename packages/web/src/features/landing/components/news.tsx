import type { PostSummary, PublishedTrip } from '@fahrtwind/contract';
import { PATHS } from '@fahrtwind/domain';
import { PostRows, PostRowsSkeleton } from '../../../parts/posts/post-rows.tsx';
import { usePostList } from '../../../parts/posts/use-post-list.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { PublishedCard } from '../../../parts/trip-card/published-card.tsx';
import { TripCards } from '../../../parts/trip-card/trip-cards.tsx';
import { LandingSection } from './landing-section.tsx';
import { useLandingTexts } from '../texts.ts';

export const TRIPS_QUERY = { limit: '4' };
export const POSTS_QUERY = { limit: '8' };
const SHOWN_POSTS = 4;

/** The newest published trips and posts. A post about a trip that is shown already would say it twice. */
export function News() {
  const { loaded } = useQuery(endpoint('listPublished', { query: TRIPS_QUERY }));
  // Without a network there is nothing to show.
  const trips = loaded.status === 'ready' ? loaded.reply.trips : [];
  return (
    <>
      {trips.length > 0 && <NewestTrips trips={trips} />}
      <NewestPosts told={trips.map(({ id }) => id)} />
    </>
  );
}

function NewestTrips({ trips }: { readonly trips: readonly PublishedTrip[] }) {
  const { trips: texts } = useLandingTexts();
  return (
    <LandingSection id="reisen" title={texts.title} more={texts.more} to={PATHS.publicTrip}>
      <TripCards label={texts.title}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <PublishedCard trip={trip} level={3} />
          </li>
        ))}
      </TripCards>
    </LandingSection>
  );
}

function NewestPosts({ told }: { readonly told: readonly string[] }) {
  const { posts: texts } = useLandingTexts();
  const { state } = usePostList(POSTS_QUERY);
  if (state.status === 'failed') return null;
  const posts = state.status === 'ready' ? state.posts.filter(isNew).slice(0, SHOWN_POSTS) : [];
  if (state.status === 'ready' && posts.length === 0) return null;
  return (
    <LandingSection id="beitraege" title={texts.title} more={texts.more} to={PATHS.forum}>
      {state.status === 'ready' ? (
        <PostRows posts={posts} label={texts.title} level={3} />
      ) : (
        <PostRowsSkeleton />
      )}
    </LandingSection>
  );

  function isNew({ tripId }: PostSummary): boolean {
    return tripId === null || !told.includes(tripId);
  }
}
