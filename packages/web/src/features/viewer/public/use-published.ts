import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import type { PublishedPage } from './published-list.tsx';
import { listQuery, type PublishedQuery } from './published-query.ts';

type Published =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly page: PublishedPage };

/** The first page of the list for a filter: from the server's page, else by a request. */
export function usePublished(
  query: PublishedQuery,
  after: string | null,
  loaded: PublishedPage | undefined,
) {
  const [published, setPublished] = useState<Published>(
    loaded ? { status: 'ready', page: loaded } : { status: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);
  const { country, days, season } = query;

  useEffect(() => {
    if (loaded && attempt === 0) return;
    void loadPage({ country, days, season }, after).then(setPublished);
  }, [country, days, season, after, loaded, attempt]);

  function reload() {
    setPublished({ status: 'loading' });
    setAttempt(attempt + 1);
  }

  return { published, reload };
}

async function loadPage(query: PublishedQuery, after: string | null): Promise<Published> {
  try {
    const page = await call('listPublished', {
      query: listQuery(query, after),
    });
    return { status: 'ready', page };
  } catch (cause) {
    console.warn('Published trips not loaded', cause);
    return { status: 'failed' };
  }
}
