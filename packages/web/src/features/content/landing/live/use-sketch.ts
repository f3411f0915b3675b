import type { RouteSketch } from '@fahrtwind/contract';
import type { Location } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { call } from '../../../../api/client.ts';
import { usePageData } from '../../../../store/page-data/page-data.tsx';
import { EXAMPLE_QUERY, sketchQuery } from './example-route.ts';

interface Answer {
  /** The stops that it is about. */
  readonly asked: string;
  /** Null where the server did not answer. */
  readonly sketch: RouteSketch | null;
}

interface Drawn {
  readonly sketch: RouteSketch;
  /** Of the stops that it shows. */
  readonly names: readonly string[];
}

interface ShownSketch {
  /** The last route that was drawn; it stays while another one is drawn, and when that fails. */
  readonly drawn: Drawn | null;
  /** Whether it is about the present stops. */
  readonly isCurrent: boolean;
  readonly hasFailed: boolean;
}

/** Merges several quick presses of a button into one request. */
const PAUSE_MS = 120;

/** The drawing of a route: the first one came with the page, later ones are asked for. */
export function useSketch(places: readonly Location[]): ShownSketch {
  const loaded = usePageData('sketchRoute', { query: EXAMPLE_QUERY });
  const { stops: asked } = sketchQuery(places);
  const [answer, setAnswer] = useState<Answer>(() => ({
    asked: loaded ? EXAMPLE_QUERY.stops : '',
    sketch: loaded ?? null,
  }));
  const [drawn, setDrawn] = useState<Drawn | null>(() =>
    loaded ? { sketch: loaded, names: namesIn(asked) } : null,
  );
  // The same places in another language are the same drawing.
  const isFirst = answer.asked === EXAMPLE_QUERY.stops && placesIn(asked) === EXAMPLE_PLACES;
  const isAnswered = answer.asked === asked || isFirst;

  useEffect(() => {
    if (isAnswered) return undefined;
    const abort = new AbortController();
    const names = namesIn(asked);
    const settle = (sketch: RouteSketch | null): void => {
      if (abort.signal.aborted) return;
      setAnswer({ asked, sketch });
      if (sketch) setDrawn({ sketch, names });
    };
    const timer = setTimeout(() => {
      call('sketchRoute', { query: { stops: asked }, signal: abort.signal }).then(
        settle,
        (cause: unknown) => {
          if (!abort.signal.aborted) console.warn('Route not drawn', cause);
          settle(null);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, isAnswered]);

  const isDrawn = answer.sketch !== null;
  return { drawn, isCurrent: isAnswered && isDrawn, hasFailed: isAnswered && !isDrawn };
}

function namesIn(stops: string): readonly string[] {
  return stops.split(';').map((stop) => stop.split(',').slice(2).join(','));
}

/** Without names. */
function placesIn(stops: string): string {
  return stops.replaceAll(/,[^,;]*(?=;|$)/g, '');
}

const EXAMPLE_PLACES = placesIn(EXAMPLE_QUERY.stops);
