import type { Language, Poi } from '@fahrtwind/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import type { MapView } from '../../../map/map-data.ts';

export const POI_GROUPS = {
  sights: ['sight', 'viewpoint', 'museum'],
  nature: ['nature', 'beach'],
  food: ['restaurant', 'cafe', 'supermarket'],
  energy: ['fuel', 'charging'],
  camping: ['campsite', 'motorhome'],
  sleep: ['hotel', 'hostel', 'holiday-flat'],
  useful: ['parking', 'water', 'toilets'],
} as const satisfies Readonly<Record<string, readonly Poi['kind'][]>>;

export type PoiGroup = keyof typeof POI_GROUPS;

export const ALL_GROUPS = Object.keys(POI_GROUPS).filter(
  (name): name is PoiGroup => name in POI_GROUPS,
);

export interface Pois {
  readonly status: 'off' | 'far' | 'asking' | 'ready' | 'failed';
  readonly pois: readonly Poi[];
  readonly attribution: readonly string[];
}

const NONE = { pois: [], attribution: [] } as const;
/** Farther out there would be more points than map. */
const LEAST_ZOOM = 6;
const PAUSE_MS = 300;

/** The points of interest of the chosen groups in the visible part of the map. */
export function usePois(
  groups: readonly PoiGroup[],
  view: MapView | null,
  language: Language,
): Pois {
  const [answer, setAnswer] = useState<Pois>({ status: 'asking', ...NONE });
  const kinds = groups.flatMap((group) => POI_GROUPS[group]).join(',');
  const bbox = view ? boxOf(view) : null;
  const isOn = kinds !== '' && bbox !== null;
  const isFar = view !== null && view.zoom < LEAST_ZOOM;

  useEffect(() => {
    if (!isOn || isFar) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call('findPois', {
        query: { bbox, kinds, lang: language, limit: 150 },
        signal: abort.signal,
      }).then(
        ({ pois, attribution }) => setAnswer({ status: 'ready', pois, attribution }),
        (cause: unknown) => {
          if (abort.signal.aborted) return;
          if (!(cause instanceof ApiError)) throw cause;
          setAnswer({ status: 'failed', ...NONE });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isOn, isFar, bbox, kinds, language]);

  if (!isOn) return { status: 'off', ...NONE };
  return isFar ? { status: 'far', ...NONE } : answer;
}

/** The groups of which something can be found in the visible part of the map; null until that is known. */
export function useGroupsHere(view: MapView | null, isWanted: boolean): readonly PoiGroup[] | null {
  const [groups, setGroups] = useState<readonly PoiGroup[] | null>(null);
  const bbox = view ? boxOf(view) : null;
  useEffect(() => {
    if (!isWanted || bbox === null) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call('listPoiKinds', { query: { bbox }, signal: abort.signal }).then(
        ({ kinds }) =>
          setGroups(
            ALL_GROUPS.filter((name) => POI_GROUPS[name].some((kind) => kinds.includes(kind))),
          ),
        (cause: unknown) => {
          if (abort.signal.aborted) return;
          if (!(cause instanceof ApiError)) throw cause;
          // All groups are offered when it is unknown which are empty.
          setGroups(null);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isWanted, bbox]);
  return groups;
}

function boxOf({ bounds: [west, south, east, north] }: MapView): string {
  const isAll = east - west >= 360;
  const box = [isAll ? -180 : inWorld(west), south, isAll ? 180 : inWorld(east), north];
  return box.map((value) => value.toFixed(4)).join(',');
}

/** The map can be scrolled around the world more than once. */
function inWorld(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}
