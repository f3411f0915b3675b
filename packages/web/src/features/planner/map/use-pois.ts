import type { Language, Poi } from '@fahrtwind/contract';
import type { MapView } from '../../../map/map-data.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useLast, useQuery } from '../../../parts/server-state/use-query.ts';

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
  const kinds = groups.flatMap((group) => POI_GROUPS[group]).join(',');
  const bbox = view ? boxOf(view) : null;
  const isFar = view !== null && view.zoom < LEAST_ZOOM;
  const query = { bbox: bbox ?? '', kinds, lang: language, limit: 150 };
  const isOn = kinds !== '' && bbox !== null;
  const asked = isOn && !isFar ? endpoint('findPois', { query }) : null;
  const { loaded } = useQuery(asked, { pauseMs: PAUSE_MS });
  const last = useLast(loaded);
  if (!isOn) return { status: 'off', ...NONE };
  if (isFar) return { status: 'far', ...NONE };
  if (loaded.status === 'failed' || loaded.status === 'missing')
    return { status: 'failed', ...NONE };
  return last ? { status: 'ready', ...last } : { status: 'asking', ...NONE };
}

/** The groups of which something can be found in the visible part of the map; null until that is known. */
export function useGroupsHere(view: MapView | null, isWanted: boolean): readonly PoiGroup[] | null {
  const asked =
    isWanted && view ? endpoint('listPoiKinds', { query: { bbox: boxOf(view) } }) : null;
  const { loaded } = useQuery(asked, { pauseMs: PAUSE_MS });
  const last = useLast(loaded);
  // All groups are offered when it is unknown which are empty.
  if (!last || loaded.status === 'failed') return null;
  return ALL_GROUPS.filter((name) => POI_GROUPS[name].some((kind) => last.kinds.includes(kind)));
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
