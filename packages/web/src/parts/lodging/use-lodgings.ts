import type { Language, LodgingList } from '@fahrtwind/contract';
import { ApiError } from '../../api/api-error.ts';
import { endpoint } from '../server-state/endpoint.ts';
import { useQuery } from '../server-state/use-query.ts';
import { useLanguage } from '../../ui/texts.tsx';
import type { LodgingSearch } from './lodging-address.ts';

/** Why nothing was found out; `busy` after too many requests. */
export type LodgingFailure = 'offline' | 'busy' | 'failed';

interface FoundLodgings {
  /** The last answer to this very search; null before. */
  readonly list: LodgingList | null;
  readonly failure: LodgingFailure | null;
  readonly isAsking: boolean;
  readonly retry: () => void;
}

/** Merges what is typed into a date into one request. */
const PAUSE_MS = 150;

/** Lodgings around a place, with prices where the dates are known; asks nothing without a place. */
export function useLodgings(search: LodgingSearch): FoundLodgings {
  const language = useLanguage();
  const query = queryOf(search, language);
  const { loaded, reload } = useQuery(query && endpoint('findLodgings', { query }), {
    pauseMs: PAUSE_MS,
  });
  const hasFailed = loaded.status === 'failed' || loaded.status === 'missing';
  return {
    list: loaded.status === 'ready' ? loaded.reply : null,
    failure: hasFailed ? failureOf(loaded.cause) : null,
    isAsking: query !== null && loaded.status === 'loading',
    retry: reload,
  };
}

function queryOf({ place, arrival, departure, persons, type }: LodgingSearch, lang: Language) {
  if (!place) return null;
  const { lat, lng, label } = place;
  const dates = arrival && departure ? { arrival, departure } : {};
  return { lat, lng, label, ...dates, persons, ...(type && { type }), lang };
}

function failureOf(cause: unknown): LodgingFailure {
  if (!(cause instanceof ApiError)) return 'failed';
  if (cause.status === 0) return 'offline';
  return cause.status === 429 ? 'busy' : 'failed';
}
