import type { FoundPlace, Language } from '@fahrtwind/contract';
import type { Location } from '@fahrtwind/domain';
import { endpoint } from '../../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../../parts/server-state/use-query.ts';

export interface PlacesAt {
  readonly status: 'asking' | 'ready' | 'failed';
  readonly places: readonly FoundPlace[];
  readonly attribution: readonly string[];
}

const NONE = { places: [], attribution: [] } as const;

/** The name of a point of the map, and what lies around it. */
export function usePlacesAt(
  { lat, lng }: Location,
  language: Language,
  isWanted: boolean,
): PlacesAt {
  const query = { lat, lng, lang: language };
  const { loaded } = useQuery(isWanted ? endpoint('findPlacesAt', { query }) : null);
  if (loaded.status === 'ready') return { status: 'ready', ...loaded.reply };
  return { status: loaded.status === 'loading' ? 'asking' : 'failed', ...NONE };
}
