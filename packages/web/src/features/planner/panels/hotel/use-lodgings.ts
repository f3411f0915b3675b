import type { Language, Poi } from '@fahrtwind/contract';
import { isValidLocation, type Location } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';

export interface Lodgings {
  readonly status: 'asking' | 'ready' | 'failed';
  readonly found: readonly Poi[];
  readonly attribution: readonly string[];
}

const KINDS = 'hotel,hostel,holiday-flat,campsite';
/** About eleven kilometers to the north and south. */
const REACH_DEGREES = 0.1;
const MOST = 30;
const NOTHING: Lodgings = { status: 'ready', found: [], attribution: [] };

/** Hotels, hostels, flats and campsites around a place, as far as an imported region or a service has them. */
export function useLodgings({ lat, lng }: Location, language: Language): Lodgings {
  const [answer, setAnswer] = useState<Lodgings>({ ...NOTHING, status: 'asking' });
  const isKnown = isValidLocation({ lat, lng });
  useEffect(() => {
    if (!isKnown) return undefined;
    const abort = new AbortController();
    call('findPois', {
      query: { bbox: boxAround(lat, lng), kinds: KINDS, lang: language, limit: MOST },
      signal: abort.signal,
    }).then(
      ({ pois, attribution }) =>
        setAnswer({ status: 'ready', found: pois.filter(({ name }) => name !== ''), attribution }),
      (cause: unknown) => {
        if (abort.signal.aborted) return;
        if (!(cause instanceof ApiError)) throw cause;
        setAnswer({ ...NOTHING, status: 'failed' });
      },
    );
    return () => abort.abort();
  }, [isKnown, lat, lng, language]);
  return isKnown ? answer : NOTHING;
}

function boxAround(lat: number, lng: number): string {
  const wide = REACH_DEGREES / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  const edges = [
    Math.max(-180, lng - wide),
    Math.max(-90, lat - REACH_DEGREES),
    Math.min(180, lng + wide),
    Math.min(90, lat + REACH_DEGREES),
  ];
  return edges.map((edge) => edge.toFixed(4)).join(',');
}
