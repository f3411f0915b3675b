import { useParams, useSearchParams } from 'react-router';
import { endpoint } from '../../parts/server-state/endpoint.ts';
import { useQuery } from '../../parts/server-state/use-query.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { FailedPage } from './view/failed-page.tsx';
import { MissingTrip } from './view/missing-trip.tsx';
import { PublicTripView } from './view/public-trip-view.tsx';
import { PublishedList } from './view/published-list.tsx';
import { listQuery, readPublishedQuery, writePublishedQuery } from './view/published-query.ts';
import { usePublicTexts } from './view/texts.ts';
import { usePublicTrip } from './view/use-public-trip.ts';

export { publicTripCall as pageCall, publicTripHead as pageHead } from './view/public-head.ts';

/** One public trip, or without an id the list of published ones. */
export function PublicTripPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  if (id !== undefined) return <OneTrip key={id} id={id} />;
  const query = readPublishedQuery(search);
  const after = search.get('after');
  const key = new URLSearchParams({ ...writePublishedQuery(query), after: after ?? '' });
  return <AllTrips key={key.toString()} query={query} after={after} />;
}

function OneTrip({ id }: { readonly id: string }) {
  const texts = usePublicTexts();
  const { loaded, trip, isStored, isMissing, reload } = usePublicTrip(id);
  if (isMissing) return <MissingTrip />;
  if (loaded.status === 'failed') return <FailedPage texts={texts.failed} onRetry={reload} />;
  if (!trip) return <PageSkeleton />;
  return (
    <>
      {isStored && <Notice kind="info">{texts.trip.offline}</Notice>}
      <PublicTripView trip={trip} />
    </>
  );
}

interface AllTripsProps {
  readonly query: ReturnType<typeof readPublishedQuery>;
  readonly after: string | null;
}

function AllTrips({ query, after }: AllTripsProps) {
  const { list } = usePublicTexts();
  const { loaded, reload, update } = useQuery(
    endpoint('listPublished', { query: listQuery(query, after) }),
  );
  if (loaded.status === 'loading') return <PageSkeleton />;
  if (loaded.status !== 'ready') {
    const texts = { ...list, heading: list.failedTitle, text: list.failedText };
    return <FailedPage texts={texts} onRetry={reload} />;
  }
  return <PublishedList query={query} page={loaded.reply} onMore={update} />;
}
