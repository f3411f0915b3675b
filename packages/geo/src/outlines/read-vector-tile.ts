import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

export type Point = readonly [x: number, y: number];

/** A feature of a layer; its parts are lines, or the rings of polygons. */
export interface TileFeature {
  readonly kind: 'line' | 'polygon';
  readonly properties: Readonly<Record<string, number | string | boolean>>;
  /** From 0 to 1 within the tile, slightly beyond at its edges. */
  readonly parts: readonly (readonly Point[])[];
}

/** The lines and areas of a tile in the format of Mapbox, by layer. */
export function readVectorTile(
  data: Uint8Array,
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, readonly TileFeature[]> {
  try {
    const { layers } = new VectorTile(new PbfReader(data));
    return new Map(
      Object.entries(layers).flatMap(([name, layer]) => {
        if (!wanted.has(name)) return [];
        const features = Array.from({ length: layer.length }, (_, index) => layer.feature(index));
        return [[name, features.flatMap(readFeature)] as const];
      }),
    );
  } catch (cause) {
    throw new Error('no vector tile', { cause });
  }
}

const LINE = 2;
const POLYGON = 3;

function readFeature(feature: VectorTileFeature): readonly TileFeature[] {
  const { type, extent, properties } = feature;
  if (type !== LINE && type !== POLYGON) return [];
  const parts = feature.loadGeometry().map((part) => {
    // The library repeats the first point of a ring at its end.
    const points = type === POLYGON ? part.slice(0, -1) : part;
    return points.map(({ x, y }): Point => [x / extent, y / extent]);
  });
  return [{ kind: type === LINE ? 'line' : 'polygon', properties, parts }];
}
