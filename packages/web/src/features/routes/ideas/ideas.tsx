import { NavigationType, useNavigationType } from 'react-router';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { useSearch } from '../../../parts/use-search.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { IdeaCard } from './idea-card.tsx';
import { IdeaFilter } from './idea-filter.tsx';
import { isMeant, readIdeaQuery, withIdeaQuery, type IdeaQuery } from './idea-query.ts';
import styles from './ideas.module.css';
import { useIdeaTexts } from './texts.ts';

const NO_FILTER: IdeaQuery = { region: '', tage: '', zeit: '' };
const PLACES = [0, 1, 2, 3, 4, 5];
const TITLE_ID = 'ideen';

/** The road trips of the editors as cards with a filter, which stands in the address. */
export function Ideas() {
  const texts = useIdeaTexts();
  const { query, change } = useIdeaQuery();
  const { loaded, reload } = useQuery({ ...endpoint('listRouteIdeas'), kept: 'session' });
  const all = loaded.status === 'ready' ? loaded.reply.ideas : [];
  const meant = all.filter((idea) => isMeant(idea, query));

  function reset(): void {
    change(NO_FILTER, true);
    // The button goes away with the filter.
    document.getElementById(TITLE_ID)?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.ideas} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {texts.title}
      </h2>
      <IdeaFilter query={query} onChange={change} onReset={reset} />
      <output className={styles.count}>
        {loaded.status === 'ready' && texts.count(meant.length, all.length)}
      </output>
      {loaded.status === 'loading' && <CardsSkeleton />}
      {(loaded.status === 'failed' || loaded.status === 'missing') && (
        <FailedNotice title={texts.failedTitle} onRetry={reload}>
          {texts.failedText}
        </FailedNotice>
      )}
      {loaded.status === 'ready' && meant.length === 0 && (
        <EmptyState
          scene={<Scene name="lost" />}
          title={texts.nothingTitle}
          text={texts.nothingText}
          action={<Button onClick={reset}>{texts.reset}</Button>}
        />
      )}
      {meant.length > 0 && (
        <ul className={styles.cards} aria-labelledby={TITLE_ID}>
          {meant.map((idea) => (
            <li key={idea.id}>
              <IdeaCard idea={idea} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CardsSkeleton() {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place} className={styles.card}>
          <div className={styles.cover}>
            <Skeleton shape="block" className={styles.coverSkeleton} />
          </div>
          <div className={styles.body}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The filter of the address. */
function useIdeaQuery() {
  const { search, change: changeSearch } = useSearch();
  const isBack = useNavigationType() === NavigationType.Pop;
  const params = new URLSearchParams(search);

  function change(next: IdeaQuery, isStep: boolean): void {
    // What was gone back to is not written over.
    changeSearch(withIdeaQuery(params, next), { replace: !isStep && !isBack });
  }

  return { query: readIdeaQuery(params), change };
}
