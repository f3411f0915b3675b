import type { FoundPlace, Language } from '@fahrtwind/contract';
import type { Location } from '@fahrtwind/domain';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import type { SearchPack } from '../offline-places/search-pack.ts';
import { readCoordinates } from './read-coordinates.ts';

/** A place to choose from; `own` under the name that was typed. */
export interface Suggestion extends Location {
  readonly kind: FoundPlace['kind'] | 'own';
}

export type PlaceSearch =
  | { readonly status: 'idle' | 'searching' | 'failed' | 'offline' }
  | {
      readonly status: 'found';
      readonly query: string;
      readonly places: readonly Suggestion[];
      readonly attribution: readonly string[];
      /** A short link of a map app, which the server did not follow. */
      readonly isShortLink: boolean;
      /** Words that no place is known for; the suggestions are those for the others. */
      readonly unknown?: string | undefined;
    };

interface PlaceQuery {
  readonly query: string;
  readonly language: Language;
  /** Nearby places come first. */
  readonly near?: Pick<Location, 'lat' | 'lng'> | undefined;
  readonly onAnswer: (answer: PlaceSearch) => void;
}

const IDLE: PlaceSearch = { status: 'idle' };
const SHORTEST = 2;
/** Shorter searches show no progress. */
const SLOW_MS = 150;

/**
 * Searches at every keystroke: our server answers in a few milliseconds, and itself throttles requests to other
 * services. Outdated searches are aborted.
 */
export function usePlaceSearch({ query, language, near, onAnswer }: PlaceQuery): PlaceSearch {
  const [answer, setAnswer] = useState<PlaceSearch>(IDLE);
  const wanted = query.trim();
  const point = useMemo(() => readCoordinates(wanted), [wanted]);
  // Digits alone are the start of coordinates.
  const isAsked = wanted.length >= SHORTEST && point === null && /\p{L}/u.test(wanted);
  const around = near ? `${near.lat},${near.lng}` : undefined;

  const tell = useEffectEvent(onAnswer);

  useEffect(() => {
    if (!isAsked) return undefined;
    const abort = new AbortController();
    // Earlier results stay visible until new ones arrive.
    const slow = setTimeout(
      () => setAnswer((last) => (last.status === 'found' ? last : { status: 'searching' })),
      SLOW_MS,
    );
    const question = { query: wanted, language, near: around };
    const show = async (): Promise<void> => {
      const found = await askAnyone(question, abort.signal);
      clearTimeout(slow);
      if (abort.signal.aborted) return;
      setAnswer(found);
      tell(found);
    };
    void show();
    return () => {
      clearTimeout(slow);
      abort.abort();
    };
  }, [isAsked, wanted, language, around]);

  if (point) {
    const places = [{ ...point, kind: 'point' } as const];
    return { status: 'found', query: wanted, places, attribution: [], isShortLink: false };
  }
  return isAsked && isAbout(answer, wanted) ? answer : IDLE;
}

/** Earlier results stay while a text is being continued or corrected, but not for another one. */
function isAbout(answer: PlaceSearch, wanted: string): boolean {
  if (answer.status !== 'found') return true;
  return wanted.startsWith(answer.query) || answer.query.startsWith(wanted);
}

interface Question {
  readonly query: string;
  readonly language: Language;
  readonly near: string | undefined;
}

/** The server, or the names on the device where it cannot be reached. */
async function askAnyone(question: Question, signal: AbortSignal): Promise<PlaceSearch> {
  try {
    return await ask(question, signal);
  } catch (cause) {
    const isUnreachable = cause instanceof ApiError && cause.status === 0;
    const kept = isUnreachable && !signal.aborted ? await askDevice(question) : null;
    // The network may well be there while the server is not.
    return kept ?? { status: isUnreachable && !navigator.onLine ? 'offline' : 'failed' };
  }
}

let deviceSearch: Promise<SearchPack | null> | null = null;

/** What the names say that were stored with a trip; null where there are none. */
async function askDevice({ query, language, near }: Question): Promise<PlaceSearch | null> {
  deviceSearch ??= openDeviceSearch();
  const search = await deviceSearch;
  if (!search) deviceSearch = null;
  const [lat, lng] = near?.split(',').map(Number) ?? [];
  const point = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
  const places = search?.({ text: query, language, near: point, limit: 8 });
  if (!places) return null;
  return {
    status: 'found',
    query,
    places: places.map((place) => ({ ...place, kind: 'town' })),
    attribution: ['GeoNames (CC BY 4.0)'],
    isShortLink: false,
  };
}

async function openDeviceSearch(): Promise<SearchPack | null> {
  const [{ readPlacesPack }, { createPackSearch }] = await Promise.all([
    import('../offline-places/places-pack.ts'),
    import('../offline-places/search-pack.ts'),
  ]);
  const pack = await readPlacesPack().catch(() => null);
  return pack === null ? null : createPackSearch(pack);
}

async function ask({ query, language, near }: Question, signal: AbortSignal): Promise<PlaceSearch> {
  const { places, unknown, ...reply } = await call('searchPlaces', {
    query: { q: query, lang: language, limit: 8, near, partial: '1' },
    signal,
  });
  const own = unknown === undefined ? [] : places.slice(0, 1).map((place) => named(query, place));
  const { attribution, isShortLink } = reply;
  return { status: 'found', query, places: [...places, ...own], attribution, isShortLink, unknown };
}

/** The place under the name that was typed: „Camping Bled“ is entered at Bled. */
function named(query: string, place: FoundPlace): Suggestion {
  const label = `${query.replaceAll(',', ' ').replaceAll(/\s+/g, ' ')}, ${place.label}`;
  return { ...place, kind: 'own', label, longLabel: label, englishName: '' };
}
