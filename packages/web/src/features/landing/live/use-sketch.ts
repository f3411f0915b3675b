import type { RouteSketch } from '@fahrtwind/contract';
import type { Location } from '@fahrtwind/domain';
import { useMemo } from 'react';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import type { Loaded } from '../../../parts/server-state/queries.ts';
import { useLast, useQuery } from '../../../parts/server-state/use-query.ts';
import { FEWEST_STOPS } from './live-stops.ts';
import { EXAMPLE_QUERY, sketchQuery } from './example-route.ts';

interface Drawn {
  readonly sketch: RouteSketch;
  /** The names of the stops that it shows. */
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
  const { stops } = sketchQuery(places);
  // The same places in another language are the same drawing.
  const asked = placesIn(stops) === EXAMPLE_PLACES ? EXAMPLE_QUERY : { stops };
  const isRoute = places.length >= FEWEST_STOPS;
  const { loaded } = useQuery(isRoute ? endpoint('sketchRoute', { query: asked }) : null, {
    pauseMs: PAUSE_MS,
  });
  const drawing: Loaded<Drawn> = useMemo(
    () =>
      loaded.status === 'ready'
        ? { status: 'ready', reply: { sketch: loaded.reply, names: namesIn(stops) } }
        : loaded,
    [loaded, stops],
  );
  const isCurrent = drawing.status === 'ready';
  const hasFailed = !isCurrent && drawing.status !== 'loading';
  return { drawn: useLast(drawing) ?? null, isCurrent, hasFailed };
}

function namesIn(stops: string): readonly string[] {
  return stops.split(';').map((stop) => stop.split(',').slice(2).join(','));
}

/** Without names. */
function placesIn(stops: string): string {
  return stops.replaceAll(/,[^,;]*(?=;|$)/g, '');
}

const EXAMPLE_PLACES = placesIn(EXAMPLE_QUERY.stops);
