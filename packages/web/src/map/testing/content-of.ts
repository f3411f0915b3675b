import type { MapContent, MapLeg, MapStop } from '../map-data.ts';

export function aStop(id: string, parts: Partial<MapStop> = {}): MapStop {
  return { id, number: '1', dayIndex: 0, lat: 48, lng: 11, label: id, isOptional: false, ...parts };
}

/** A measured leg to a stop. */
export function aLeg(cityId: string, parts: Partial<MapLeg> = {}): MapLeg {
  const geometry: MapLeg['geometry'] = [
    [11, 48],
    [11.4, 47.6],
    [12, 47],
  ];
  return {
    cityId,
    dayIndex: 0,
    geometry,
    isEstimate: false,
    profile: 'driving',
    label: '',
    ...parts,
  };
}

export function contentOf(parts: Partial<MapContent>): MapContent {
  return {
    stops: [],
    legs: [],
    lodgings: [],
    points: [],
    pending: null,
    here: null,
    selectedId: null,
    ...parts,
  };
}
