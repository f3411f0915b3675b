import type { PublishedTrip } from '@fahrtwind/contract';
import { PATHS } from '@fahrtwind/domain';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { PublishedCard } from '../../../parts/trip-card/published-card.tsx';
import { TripCards } from '../../../parts/trip-card/trip-cards.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { LakeScene } from '../../../ui/scenes/lake-scene.tsx';
import { PublishedFilter } from './published-filter.tsx';
import { isFiltered, writePublishedQuery, type PublishedQuery } from './published-query.ts';
import styles from './published.module.css';
import { usePublicTexts } from './texts.ts';

export interface PublishedPage {
  readonly trips: readonly PublishedTrip[];
  readonly next: string | null;
  readonly countries: readonly string[];
}

interface PublishedListProps {
  readonly query: PublishedQuery;
  readonly first: PublishedPage;
}

/** The published trips with their filter. Without scripts, the filter and further pages are ordinary requests. */
export function PublishedList({ query, first }: PublishedListProps) {
  const texts = usePublicTexts().list;
  const { pages, next, hasFailed, isBusy, loadMore } = useMore(query, first);
  const trips = pages.flatMap((page) => page.trips);
  return (
    <Page title={texts.title} intro={texts.intro}>
      {(trips.length > 0 || isFiltered(query)) && (
        <PublishedFilter query={query} countries={first.countries} />
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

function useMore(query: PublishedQuery, first: PublishedPage) {
  const [pages, setPages] = useState<readonly PublishedPage[]>([first]);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const next = pages.at(-1)?.next ?? null;

  async function load(after: string): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      const page = await call('listPublished', {
        query: { ...writePublishedQuery(query), after },
      });
      setPages((known) => [...known, page]);
      focusAfterRender(page.trips[0]?.id);
    } catch (cause) {
      console.warn('Published trips not loaded', cause);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  /** Stays on the page, unless the link is opened elsewhere. */
  function loadMore(event: MouseEvent): void {
    if (next === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) void load(next);
  }

  return { pages, next, hasFailed, isBusy, loadMore };
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
      scene={<LakeScene />}
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
