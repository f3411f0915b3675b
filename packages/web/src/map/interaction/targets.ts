import type { Map as MapLibre, MapGeoJSONFeature, Point, PointLike } from 'maplibre-gl';
import { LEG_LAYERS } from '../layers/leg-layers.ts';
import { STOP_LAYER } from '../layers/stop-layers.ts';
import { sourceId } from '../layers/trip-features.ts';
import { POINT_LAYER } from '../layers/point-layers.ts';
import { LODGING_LAYER, VIA_LAYER } from '../layers/trip-layers.ts';

/** A marker under the pointer. */
export interface Target {
  readonly kind: 'stop' | 'lodging' | 'point' | 'via';
  readonly id: string;
}

const KINDS = new Map<string, Target['kind']>([
  [STOP_LAYER, 'stop'],
  [LODGING_LAYER, 'lodging'],
  [POINT_LAYER, 'point'],
  [VIA_LAYER, 'via'],
]);
const LEG_REACH = 10;

/** The marker at a point of the map: the one under it, else the nearest within reach. */
export function targetAt(map: MapLibre, point: Point, reach: number): Target | null {
  const layers = [...KINDS.keys()];
  const found = featureNear(map, point, 0, layers) ?? featureNear(map, point, reach, layers);
  const kind = KINDS.get(found?.layer.id ?? '');
  const id = found && idOf(found);
  return kind && id ? { kind, id } : null;
}

/** The stop that the leg under the pointer leads to. */
export function legAt(map: MapLibre, point: Point): string | null {
  const leg = featureNear(map, point, LEG_REACH, [...LEG_LAYERS]);
  return leg ? idOf(leg) : null;
}

function featureNear(
  map: MapLibre,
  { x, y }: Point,
  reach: number,
  layers: string[],
): MapGeoJSONFeature | undefined {
  // The source is missing while the graphics context is lost.
  if (!map.getSource(sourceId('stops'))) return undefined;
  const box: [PointLike, PointLike] = [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ];
  return map.queryRenderedFeatures(box, { layers })[0];
}

function idOf({ properties }: MapGeoJSONFeature): string | null {
  const id: unknown = properties.cityId ?? properties.id;
  return typeof id === 'string' ? id : null;
}
