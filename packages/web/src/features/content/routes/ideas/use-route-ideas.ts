import type { RouteIdea } from '@fahrtwind/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../../api/client.ts';
import { createListMemory } from '../../../../parts/posts/list-memory.ts';
import { usePageData } from '../../../../store/page-data/page-data.tsx';
import { useSessionActions } from '../../../../store/session/use-session.ts';

type Ideas =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly ideas: readonly RouteIdea[] };

const PLACE = 'ideas';
const memoryOf = createListMemory<readonly RouteIdea[]>();

/** The route ideas: from the server's page, as they were when one comes back, else by a request. */
export function useRouteIdeas() {
  const loaded = usePageData('listRouteIdeas');
  const memory = memoryOf(useSessionActions());
  const [shown, setShown] = useState<Ideas>(() => {
    const ideas = loaded?.ideas ?? memory.get(PLACE);
    return ideas ? { status: 'ready', ideas } : { status: 'loading' };
  });
  const isWanted = shown.status === 'loading';

  useEffect(() => {
    if (shown.status === 'ready') memory.set(PLACE, shown.ideas);
  }, [memory, shown]);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    call('listRouteIdeas').then(
      ({ ideas }) => !isGone && setShown({ status: 'ready', ideas }),
      (cause: unknown) => {
        console.warn('Route ideas not loaded', cause);
        if (!isGone) setShown({ status: 'failed' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);

  return { shown, reload: () => setShown({ status: 'loading' }) };
}
