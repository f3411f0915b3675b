import { fromVectorTileJs, GeoJSONWrapper, type Feature } from '@maplibre/vt-pbf';
import type { Point } from '../../outlines/read-vector-tile.ts';

/** A feature of a tile: lines, or points where `isPoint`. Parts are in units of the tile. */
export interface WrittenFeature {
  readonly layer: string;
  readonly isPoint: boolean;
  readonly properties: Readonly<Record<string, string | number>>;
  readonly parts: readonly (readonly Point[])[];
}

/** A vector tile in the format of Mapbox (version 2), for lines and points. */
export function writeVectorTile(features: readonly WrittenFeature[], extent: number): Uint8Array {
  const names = [...new Set(features.map(({ layer }) => layer))];
  const layers = names.map((name) => {
    const own = features.filter(({ layer }) => layer === name).map(toFeature);
    return [name, Object.assign(new GeoJSONWrapper(own, { version: 2, extent }), { name })];
  });
  return fromVectorTileJs({ layers: Object.fromEntries(layers) });
}

function toFeature({ isPoint, properties, parts }: WrittenFeature): Feature {
  const tags = { ...properties };
  const geometry = parts.map((part) => part.map(([x, y]): [number, number] => [x, y]));
  return isPoint ? { type: 1, tags, geometry: geometry.flat() } : { type: 2, tags, geometry };
}
