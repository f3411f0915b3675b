import type { Language, LodgingList } from '@fahrtwind/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { useLanguage } from '../../ui/texts.tsx';
import { readLodgingAddress, writeLodgingAddress, type LodgingSearch } from './lodging-address.ts';

/** Why nothing was found out; `busy` after too many requests. */
export type LodgingFailure = 'offline' | 'busy' | 'failed';

interface FoundLodgings {
  /** The last answer to this very search; null before. */
  readonly list: LodgingList | null;
  readonly failure: LodgingFailure | null;
  readonly isAsking: boolean;
  readonly retry: () => void;
}

interface Outcome {
  readonly key: string;
  readonly list: LodgingList | null;
  readonly failure: LodgingFailure | null;
}

/** Merges what is typed into a date into one request. */
const PAUSE_MS = 150;

/** Lodgings around a place, with prices where the dates are known; asks nothing without a place. */
export function useLodgings(search: LodgingSearch): FoundLodgings {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // The address says all of the search, and is the same text for the same search.
  const address = writeLodgingAddress(search);
  const isAskable = search.place !== null;
  const key = `${attempt} ${address}`;

  useEffect(() => {
    if (!isAskable) return undefined;
    const abort = new AbortController();
    const settle = (next: Omit<Outcome, 'key'>): void => {
      if (!abort.signal.aborted) setOutcome({ key, ...next });
    };
    const timer = setTimeout(() => {
      ask(readLodgingAddress(address), language, abort.signal).then(
        (list) => settle({ list, failure: null }),
        (cause: unknown) => {
          // The page shows its own sentence; the cause is for developers.
          if (!abort.signal.aborted) console.warn(cause);
          settle({ list: null, failure: failureOf(cause) });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isAskable, address, key, language]);

  const isSettled = outcome?.key === key;
  return {
    list: isSettled ? outcome.list : null,
    failure: isSettled ? outcome.failure : null,
    isAsking: isAskable && !isSettled,
    retry: () => setAttempt(attempt + 1),
  };
}

async function ask(
  { place, arrival, departure, persons, type }: LodgingSearch,
  lang: Language,
  signal: AbortSignal,
): Promise<LodgingList> {
  if (!place) throw new Error('Lodgings are looked for nowhere');
  const { lat, lng, label } = place;
  const dates = arrival && departure ? { arrival, departure } : {};
  const query = { lat, lng, label, ...dates, persons, ...(type && { type }), lang };
  return call('findLodgings', { query, signal });
}

function failureOf(cause: unknown): LodgingFailure {
  if (!(cause instanceof ApiError)) return 'failed';
  if (cause.status === 0) return 'offline';
  return cause.status === 429 ? 'busy' : 'failed';
}
