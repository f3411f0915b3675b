import type { PostSummary, PublishedTrip } from '@fahrtwind/contract';
import { PATHS } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { PostRows, PostRowsSkeleton } from '../../../parts/posts/post-rows.tsx';
import { usePostList } from '../../../parts/posts/use-post-list.ts';
import { PublishedCard } from '../../../parts/trip-card/published-card.tsx';
import { TripCards } from '../../../parts/trip-card/trip-cards.tsx';
import { usePageData } from '../../../store/page-data/page-data.tsx';
import { LandingSection } from './landing-section.tsx';
import { useLandingTexts } from './texts.ts';

export const TRIPS_QUERY = { limit: '4' };
export const POSTS_QUERY = { limit: '8' };
const SHOWN_POSTS = 4;

/** The newest published trips and posts. A post about a trip that is shown already would say it twice. */
export function News() {
  const trips = useTrips();
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

/** Without a network there is nothing to show. */
function useTrips(): readonly PublishedTrip[] {
  const loaded = usePageData('listPublished', { query: TRIPS_QUERY });
  const [trips, setTrips] = useState<readonly PublishedTrip[] | null>(loaded?.trips ?? null);
  const isWanted = trips === null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    call('listPublished', { query: TRIPS_QUERY }).then(
      (page) => !isGone && setTrips(page.trips),
      (cause: unknown) => console.warn('Published trips not loaded', cause),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return trips ?? [];
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
