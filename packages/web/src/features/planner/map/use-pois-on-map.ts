import type { Poi } from '@fahrtwind/contract';
import { useMemo, useState } from 'react';
import type { MapLeg, MapPoint, MapView } from '../../../map/map-data.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { metersFromLine } from '../../../parts/trip-edit/near.ts';
import { ALL_GROUPS, useGroupsHere, usePois, type PoiGroup, type Pois } from './use-pois.ts';

/** A detour of a few minutes. */
const ALONG_METERS = 8000;

export interface PoisOnMap extends Pick<Pois, 'status' | 'attribution'> {
  readonly all: readonly Poi[];
  readonly points: readonly MapPoint[];
  readonly groups: readonly PoiGroup[];
  /** What there is to choose: groups with something here, and those that are on. */
  readonly offered: readonly PoiGroup[];
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly isAlongRoute: boolean;
  readonly toggle: (group: PoiGroup) => void;
  readonly setAlongRoute: (isAlongRoute: boolean) => void;
}

/** The chosen points of interest for the map: all, or only those near the route. */
export function usePoisOnMap(view: MapView | null, legs: readonly MapLeg[]): PoisOnMap {
  const language = useLanguage();
  const [groups, setGroups] = useState<readonly PoiGroup[]>([]);
  const [isAlongRoute, setAlongRoute] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const here = useGroupsHere(view, isOpen);
  const offered = ALL_GROUPS.filter(
    (group) => here === null || here.includes(group) || groups.includes(group),
  );
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

  return {
    status,
    attribution,
    all,
    points,
    groups,
    offered,
    isOpen,
    setOpen,
    isAlongRoute,
    toggle,
    setAlongRoute,
  };
}
