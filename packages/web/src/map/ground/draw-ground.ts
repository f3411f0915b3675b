import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import type { SourceSpecification } from 'maplibre-gl';
import { PbfReader } from 'pbf';
import { loadStyle } from '../style/load-style.ts';
import { readArchiveTile } from '../style/read-tile.ts';
import { tilesIn, type Frame, type PlacedTile } from './tiles-in.ts';

/** From below to above. */
const AREAS = ['land', 'relief', 'ice', 'urban', 'lake'] as const;
const LINES = ['river', 'border'] as const;
const WORLD = [...AREAS, ...LINES];
/** Layers of the archive of roads. */
const ROADS = ['crossing', 'road'] as const;
const ROAD_KINDS = ['ferry', 'train', 'pass', 'main', 'motorway'] as const;

type GroundKind =
  | Exclude<(typeof AREAS)[number], 'relief'>
  | `relief${1 | 2 | 3 | 4}`
  | (typeof LINES)[number]
  | (typeof ROAD_KINDS)[number];

export type GroundDrawing = readonly { readonly kind: GroundKind; readonly path: string }[];

/**
 * Land, water and main roads of our own map as paths of a small picture, which is far cheaper than a second map. Null
 * where another map is configured, whose tiles look different.
 */
export async function drawGround(frame: Frame): Promise<GroundDrawing | null> {
  const { style } = await loadStyle('light', 'de');
  const [ground, roads] = await Promise.all([
    drawSource(style.sources['world'], WORLD, frame),
    drawSource(style.sources['roads'], ROADS, frame),
  ]);
  if (!ground) return null;
  return [
    ...ground,
    ...ROAD_KINDS.flatMap((kind) => roads?.filter((road) => road.kind === kind) ?? []),
  ];
}

type LayerName = (typeof WORLD)[number] | (typeof ROADS)[number];

async function drawSource(
  source: SourceSpecification | undefined,
  layers: readonly LayerName[],
  frame: Frame,
): Promise<GroundDrawing | null> {
  const address = source?.type === 'vector' ? source.tiles?.[0] : undefined;
  if (source?.type !== 'vector' || address === undefined) return null;
  const tiles = tilesIn(frame, source.maxzoom ?? frame.zoom);
  const drawn = await Promise.all(tiles.map((tile) => drawTile(address, layers, tile)));
  // Layer by layer, so that the land of one tile never covers a lake of the next.
  return layers.flatMap((layer) => drawn.flatMap((tile) => tile.get(layer) ?? []));
}

async function drawTile(
  address: string,
  names: readonly LayerName[],
  tile: PlacedTile,
): Promise<ReadonlyMap<string, GroundDrawing>> {
  const data = await readArchiveTile(
    address
      .replace('{z}', String(tile.z))
      .replace('{x}', String(tile.x))
      .replace('{y}', String(tile.y)),
  );
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(data)));
  const paths = new Map<string, GroundDrawing>();
  for (const name of names) {
    const layer = layers[name];
    if (!layer) continue;
    const features = Array.from({ length: layer.length }, (_, index) => layer.feature(index));
    paths.set(
      name,
      features.flatMap((feature) => {
        const kind = kindOf(name, feature);
        return kind ? [{ kind, path: pathOf(feature, tile) }] : [];
      }),
    );
  }
  return paths;
}

function kindOf(layer: LayerName, { properties }: VectorTileFeature): GroundKind | null {
  if (layer === 'road' || layer === 'crossing')
    return ROAD_KINDS.find((kind) => kind === properties['class']) ?? null;
  if (layer !== 'relief') return layer;
  const level = properties['level'];
  return level === 1 || level === 2 || level === 3 || level === 4 ? `relief${level}` : null;
}

function pathOf(feature: VectorTileFeature, { left, top, size }: PlacedTile): string {
  const scale = size / feature.extent;
  const end = feature.type === 3 ? 'z' : '';
  return feature
    .loadGeometry()
    .map((ring) => {
      const points = ring.map(({ x, y }) => `${round(left + x * scale)} ${round(top + y * scale)}`);
      return `M${points.join('L')}${end}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
