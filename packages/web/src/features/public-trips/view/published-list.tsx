import type { Endpoints, Received } from '@fahrtwind/contract';
import { PATHS } from '@fahrtwind/domain';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { PublishedCard } from '../../../parts/trip-card/published-card.tsx';
import { TripCards } from '../../../parts/trip-card/trip-cards.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { PublishedFilter } from './published-filter.tsx';
import {
  isFiltered,
  listQuery,
  writePublishedQuery,
  type PublishedQuery,
} from './published-query.ts';
import styles from './published.module.css';
import { usePublicTexts } from './texts.ts';

type PublishedPage = Received<Endpoints['listPublished']['reply']>;

interface PublishedListProps {
  readonly query: PublishedQuery;
  readonly page: PublishedPage;
  readonly onMore: (add: (known: PublishedPage) => PublishedPage) => void;
}

/** The published trips with their filter. Without scripts, the filter and further pages are ordinary requests. */
export function PublishedList(props: PublishedListProps) {
  const {
    query,
    page: { trips, next, countries },
  } = props;
  const texts = usePublicTexts().list;
  const { hasFailed, isBusy, loadMore } = useMore(props);
  return (
    <Page title={texts.title} intro={texts.intro}>
      {(trips.length > 0 || isFiltered(query)) && (
        <PublishedFilter query={query} countries={countries} />
      )}
      {trips.length === 0 ? (
        <NoTrips query={query} />
      ) : (
        <TripCards label={texts.trips}>
          {trips.map((trip) => (
            <li key={trip.id}>
              <PublishedCard trip={trip} />
            </li>
          ))}
        </TripCards>
      )}
      {hasFailed && (
        <Notice kind="negative" title={texts.failedTitle}>
          {texts.failedText}
        </Notice>
      )}
      {next !== null && (
        <ButtonLink
          to={`?${new URLSearchParams({ ...writePublishedQuery(query), after: next }).toString()}`}
          variant="outlined"
          className={styles.more}
          rel="nofollow"
          aria-busy={isBusy}
          onClick={loadMore}
        >
          {texts.more}
        </ButtonLink>
      )}
    </Page>
  );
}

function useMore({ query, page: { next }, onMore }: PublishedListProps) {
  const { isBusy, failure, run } = useAction(
    async (after: string) => {
      const page = await call('listPublished', { query: listQuery(query, after) });
      onMore((known) => ({ ...known, trips: [...known.trips, ...page.trips], next: page.next }));
      focusAfterRender(page.trips[0]?.id);
    },
    (cause) => console.warn('Published trips not loaded', cause),
  );

  /** Stays on the page, unless the link is opened elsewhere. */
  function loadMore(event: MouseEvent): void {
    if (next === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    run(next);
  }

  return { isBusy, hasFailed: failure !== null, loadMore };
}

/** The link that was pressed moves down, so the focus goes to the first trip that is new. */
function focusAfterRender(id: string | undefined): void {
  if (id === undefined) return;
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-trip="${CSS.escape(id)}"]`)?.focus(),
  );
}

function NoTrips({ query }: Pick<PublishedListProps, 'query'>) {
  const texts = usePublicTexts().list;
  if (isFiltered(query))
    return (
      <div className={styles.nothing}>
        <h2>{texts.nothingTitle}</h2>
        <p>{texts.nothingText}</p>
        <Link to={PATHS.publicTrip}>{texts.clear}</Link>
      </div>
    );
  return (
    <EmptyState
      scene={<Scene name="lake" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <>
          <ButtonLink to={PATHS.planner} variant="accent">
            {texts.toPlanner}
          </ButtonLink>
          <ButtonLink to={PATHS.routes} variant="quiet">
            {texts.routes}
          </ButtonLink>
        </>
      }
    />
  );
}
