import type { Poi } from '@fahrtwind/contract';
import { distanceMeters } from '@fahrtwind/domain';
import { useMemo, useState } from 'react';
import type { MapLeg, MapPoint, MapView } from '../../../map/map-data.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { usePoiKindTexts } from '../../../parts/poi-kinds/texts.ts';
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

const NO_GROUPS: readonly PoiGroup[] = [];

/** The chosen points of interest for the map while their box is open: those near the route in its order, or all. */
export function usePoisOnMap(view: MapView | null, legs: readonly MapLeg[]): PoisOnMap {
  const language = useLanguage();
  const [groups, setGroups] = useState<readonly PoiGroup[]>([]);
  const kinds = usePoiKindTexts();
  const [isAlongRoute, setAlongRoute] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const here = useGroupsHere(view, isOpen);
  const offered = ALL_GROUPS.filter(
    (group) => here === null || here.includes(group) || groups.includes(group),
  );
  const { status, pois, attribution } = usePois(isOpen ? groups : NO_GROUPS, view, language);
  const all = useMemo(
    // Without a leg there is no way along which they could lie.
    () => (isAlongRoute && legs.length > 0 ? alongWay(pois, legs) : pois),
    [pois, isAlongRoute, legs],
  );
  const points = useMemo(
    () => all.map((poi) => ({ ...pointOf(poi), label: poi.name || kinds[poi.kind] })),
    [all, kinds],
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

export function pointOf({ osmId, kind, name, location: { lat, lng } }: Poi): MapPoint {
  return { id: osmId, kind, lat, lng, label: name };
}

/** Those near the way, in the order in which one passes them. */
function alongWay(pois: readonly Poi[], legs: readonly MapLeg[]): readonly Poi[] {
  return pois
    .flatMap((poi) => {
      const off = legs.map(({ geometry }) => metersFromLine(poi.location, geometry));
      const least = Math.min(...off);
      if (least > ALONG_METERS) return [];
      const leg = off.indexOf(least);
      const [lng, lat] = legs[leg]?.geometry[0] ?? [0, 0];
      return [{ poi, leg, meters: distanceMeters(poi.location, { lat, lng }) }];
    })
    .toSorted((one, other) => one.leg - other.leg || one.meters - other.meters)
    .map(({ poi }) => poi);
}
