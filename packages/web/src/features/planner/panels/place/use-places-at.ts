import type { FoundPlace, Language } from '@fahrtwind/contract';
import type { Location } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';

export interface PlacesAt {
  readonly status: 'asking' | 'ready' | 'failed';
  readonly places: readonly FoundPlace[];
  readonly attribution: readonly string[];
}

const ASKING: PlacesAt = { status: 'asking', places: [], attribution: [] };

/** The name of a point of the map, and what lies around it. */
export function usePlacesAt({ lat, lng }: Location, language: Language, isWanted: boolean) {
  const [answer, setAnswer] = useState<PlacesAt>(ASKING);
  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    call('findPlacesAt', { query: { lat, lng, lang: language }, signal: abort.signal }).then(
      ({ places, attribution }) => setAnswer({ status: 'ready', places, attribution }),
      (cause: unknown) => {
        if (abort.signal.aborted) return;
        if (!(cause instanceof ApiError)) throw cause;
        setAnswer({ ...ASKING, status: 'failed' });
      },
    );
    return () => abort.abort();
  }, [lat, lng, language, isWanted]);
  return answer;
}
