import type { FoundPlace, Language } from '@fahrtwind/contract';
import type { Location } from '@fahrtwind/domain';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { readCoordinates } from './read-coordinates.ts';

/** A place to choose; one that was typed as coordinates has no kind that a service gave it. */
export interface Suggestion extends Location {
  readonly kind: FoundPlace['kind'];
}

export type PlaceSearch =
  | { readonly status: 'idle' | 'searching' | 'failed' | 'offline' }
  | {
      readonly status: 'found';
      readonly query: string;
      readonly places: readonly Suggestion[];
      readonly attribution: readonly string[];
    };

interface Wish {
  readonly query: string;
  readonly language: Language;
  /** Places close by come first. */
  readonly near?: Pick<Location, 'lat' | 'lng'> | undefined;
}

const IDLE: PlaceSearch = { status: 'idle' };
const SHORTEST = 2;
/** Before that nobody notices that something is searched for. */
const SLOW_MS = 150;

/**
 * Looks for places while somebody types, at every key: our server answers in a few milliseconds, and waits itself where it
 * has to ask others. What is no longer typed is given up.
 */
export function usePlaceSearch({ query, language, near }: Wish): PlaceSearch {
  const [answer, setAnswer] = useState<PlaceSearch>(IDLE);
  const wanted = query.trim();
  const point = useMemo(() => readCoordinates(wanted), [wanted]);
  // Digits alone are coordinates on their way.
  const isAsked = wanted.length >= SHORTEST && point === null && /\p{L}/u.test(wanted);
  const around = near ? `${near.lat},${near.lng}` : undefined;

  useEffect(() => {
    if (!isAsked) return undefined;
    const abort = new AbortController();
    // What was found for the letters before stays until there is something better.
    const slow = setTimeout(
      () => setAnswer((last) => (last.status === 'found' ? last : { status: 'searching' })),
      SLOW_MS,
    );
    ask(wanted, language, around, abort.signal)
      .then(setAnswer, (cause: unknown) => {
        if (!abort.signal.aborted) setAnswer({ status: statusOf(cause) });
      })
      .finally(() => clearTimeout(slow));
    return () => {
      clearTimeout(slow);
      abort.abort();
    };
  }, [isAsked, wanted, language, around]);

  if (point) return found(wanted, [{ ...point, kind: 'point' }], []);
  return isAsked ? answer : IDLE;
}

async function ask(
  query: string,
  language: Language,
  near: string | undefined,
  signal: AbortSignal,
): Promise<PlaceSearch> {
  const { places, attribution } = await call('searchPlaces', {
    query: { q: query, lang: language, limit: 8, near },
    signal,
  });
  return found(query, places, attribution);
}

function found(
  query: string,
  places: readonly Suggestion[],
  attribution: readonly string[],
): PlaceSearch {
  return { status: 'found', query, places, attribution };
}

function statusOf(cause: unknown): 'failed' | 'offline' {
  return cause instanceof ApiError && cause.status === 0 ? 'offline' : 'failed';
}
