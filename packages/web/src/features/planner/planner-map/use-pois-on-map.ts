import type { Poi } from '@fahrtwind/contract';
import { useMemo, useState } from 'react';
import type { MapLeg, MapPoint, MapView } from '../../../map/map-data.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { metersFromLine } from './near.ts';
import { usePois, type PoiGroup, type Pois } from './use-pois.ts';

/** A detour of a few minutes. */
const ALONG_METERS = 8000;

export interface PoisOnMap extends Pick<Pois, 'status' | 'attribution'> {
  readonly all: readonly Poi[];
  readonly points: readonly MapPoint[];
  readonly groups: readonly PoiGroup[];
  readonly isAlongRoute: boolean;
  readonly toggle: (group: PoiGroup) => void;
  readonly setAlongRoute: (isAlongRoute: boolean) => void;
}

/** The chosen points of interest as the map takes them: all, or only those near the route. */
export function usePoisOnMap(view: MapView | null, legs: readonly MapLeg[]): PoisOnMap {
  const language = useLanguage();
  const [groups, setGroups] = useState<readonly PoiGroup[]>([]);
  const [isAlongRoute, setAlongRoute] = useState(false);
  const { status, pois, attribution } = usePois(groups, view, language);
  const all = useMemo(() => {
    if (!isAlongRoute) return pois;
    return pois.filter(({ location }) =>
      legs.some(({ geometry }) => metersFromLine(location, geometry) <= ALONG_METERS),
    );
  }, [pois, isAlongRoute, legs]);
  const points = useMemo(
    () =>
      all.map(({ osmId, kind, name, location: { lat, lng } }) => ({
        id: osmId,
        kind,
        lat,
        lng,
        label: name,
      })),
    [all],
  );

  function toggle(group: PoiGroup) {
    const isOn = groups.includes(group);
    setGroups(isOn ? groups.filter((one) => one !== group) : [...groups, group]);
  }

  return { status, attribution, all, points, groups, isAlongRoute, toggle, setAlongRoute };
}
