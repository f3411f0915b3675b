import type { AlongKind, FoundAlong, Poi } from '@fahrtwind/contract';
import { distanceMeters, isOnRoute, stopsOf, type Trip } from '@fahrtwind/domain';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { plannerView } from '../../../../parts/trip-edit/planner-view.ts';
import { endpoint } from '../../../../parts/server-state/endpoint.ts';
import { useLast, useQuery } from '../../../../parts/server-state/use-query.ts';
import { legCache, measureLeg } from '../../../../store/routes/leg-cache.ts';
import { useLanguage } from '../../../../ui/texts.tsx';
import { metersOfDetour, roadLines, type RoadLine } from './road-lines.ts';

export const GROUPS = {
  sights: ['sight', 'viewpoint', 'museum'],
  nature: ['nature', 'beach'],
  passes: ['pass'],
  towns: ['town'],
  ferries: [],
  camping: ['campsite', 'motorhome'],
  rest: ['parking', 'water', 'toilets', 'fuel', 'charging'],
} as const satisfies Readonly<Record<string, readonly AlongKind[]>>;

export type AlongGroup = keyof typeof GROUPS;

export interface AlongWish {
  readonly groups: readonly AlongGroup[];
  /** Empty for all days. */
  readonly dayId: string;
  readonly detourMinutes: number;
}

export interface Along {
  readonly roads: readonly RoadLine[];
  /** What is not in the trip yet, in the order of passing. */
  readonly finds: readonly FoundAlong[];
  readonly status: 'asking' | 'ready' | 'failed';
  readonly reload: () => void;
}

/** Nearer to a stop than this, a place is in the trip already. */
const SAME_PLACE_METERS = 300;

const NONE: readonly FoundAlong[] = [];

/** Asks what lies along the roads of the trip. */
export function useAlong(trip: Trip, { groups, dayId, detourMinutes }: AlongWish): Along {
  const lang = useLanguage();
  const version = useSyncExternalStore(legCache.subscribe, legCache.version, legCache.version);
  const roads = useMemo(
    () => roadLines(trip, dayId, measureLeg),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another version knows other legs
    [trip, dayId, version],
  );
  const kinds = groups.flatMap((group): readonly AlongKind[] => GROUPS[group]);
  const body = {
    lines: roads.map(({ line }) => line.map(([lng, lat]): [number, number] => [lng, lat])),
    kinds,
    withinMeters: Math.round(metersOfDetour(detourMinutes)),
    lang,
  };
  const asked = roads.length > 0 && kinds.length > 0 ? endpoint('findAlong', { body }) : null;
  const { loaded, reload } = useQuery(asked, { pauseMs: 250 });
  const last = useLast(loaded);
  const found = asked ? (last?.finds ?? NONE) : NONE;
  const finds = useMemo(() => {
    const taken = stopsOf(trip).filter(isOnRoute);
    return found.filter(
      ({ location }) =>
        !taken.some((stop) => distanceMeters(stop.location, location) < SAME_PLACE_METERS),
    );
  }, [trip, found]);
  const isFailed = loaded.status === 'failed' || loaded.status === 'missing';
  const status = !asked || last ? 'ready' : isFailed ? 'failed' : 'asking';
  return { roads, finds, status, reload };
}

/** Shows what was found on the map while the panel is open. */
export function useShownFinds(finds: readonly FoundAlong[]): void {
  useEffect(() => {
    plannerView.showFinds(finds.map(toPoi));
    return () => plannerView.showFinds([]);
  }, [finds]);
}

/** As the map shows places. */
export function toPoi({ id, kind, name, location, description }: FoundAlong): Poi {
  return { osmId: id, kind: poiKindOf(kind), name, location, url: '', description };
}

/** The map has no signs of their own for towns and passes. */
export function poiKindOf(kind: AlongKind): Poi['kind'] {
  if (kind === 'town') return 'sight';
  return kind === 'pass' ? 'viewpoint' : kind;
}
