import type { Map as MapLibre, OverscaledTileID } from 'maplibre-gl';
import { layersOf, oneOfEach, type Layer, type Style } from './one-of-each.ts';

export type Frame = Parameters<MapLibre['painter']['render']>;

/** An array of MapLibre's that grows by zeros. */
interface Numbers {
  resize(length: number): void;
}

/** What MapLibre's buckets of areas, lines and texts have in common. */
interface Drawable {
  readonly layoutVertexArray: Numbers;
  readonly layoutVertexArray2?: Numbers;
  readonly indexArray: Numbers;
  readonly dynamicLayoutVertexArray?: Numbers;
  readonly opacityVertexArray?: Numbers;
  readonly segments: {
    prepareSegment(vertices: number, layout: Numbers, index: Numbers): Segment;
  };
  hasVisibleVertices?: boolean;
}

interface Segment {
  vertexLength: number;
  primitiveLength: number;
}

interface Bucket extends Drawable {
  /** Texts keep theirs here, once `createArrays` was called. */
  readonly text?: Drawable & { upload(context: unknown, isDynamic: boolean, isNew: boolean): void };
  createArrays?(): void;
  upload(context: unknown): void;
  destroy(): void;
}

const TILE_SIZE = 512;

/**
 * Draws one triangle without extent with each program that the map is going to need: without a graphics card their
 * compiling takes longer than everything else, and the time in which the tiles come is free for it. MapLibre draws it
 * itself, as a style of three layers whose only tile is there, because programs are compiled for all of their
 * settings.
 */
export function rehearse(map: MapLibre, render: (...frame: Frame) => void, frame: Frame): void {
  const [style, transform, data] = frame;
  const [tileId] = map.coveringTiles({ tileSize: TILE_SIZE });
  const { context } = map.painter;
  const layers = oneOfEach(layersOf(style), transform.zoom);
  if (!tileId || layers.length === 0) return;
  const buckets = new Map(layers.map((layer) => [layer, triangle(layer, tileId, context)]));
  const atlas = letterAtlas(context.gl);
  const tile = {
    tileID: tileId,
    tileSize: TILE_SIZE,
    glyphAtlasTexture: atlas,
    getBucket: (layer: Layer) => buckets.get(layer),
  };
  render(styleOf(style, layers, tile), transform, data);
  // Nothing of a hidden canvas is shown, so nobody else would send it off.
  context.gl.flush();
  for (const bucket of buckets.values()) bucket?.destroy();
  atlas.remove();
}

function triangle(layer: Layer, tileId: OverscaledTileID, context: unknown): Bucket | null {
  // Which kind it is follows from the layer.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const bucket = layer.createBucket?.({
    index: 0,
    layers: [layer],
    zoom: tileId.overscaledZ,
    pixelRatio: 1,
    overscaling: 1,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    collisionBoxArray: null as never,
    sourceLayerIndex: 0,
    sourceID: layer.source,
  }) as unknown as Bucket | undefined;
  if (!bucket) return null;
  bucket.createArrays?.();
  const drawable: Drawable = bucket.text ?? bucket;
  const { layoutVertexArray, indexArray, segments } = drawable;
  const segment = segments.prepareSegment(3, layoutVertexArray, indexArray);
  layoutVertexArray.resize(3);
  drawable.layoutVertexArray2?.resize(3);
  drawable.dynamicLayoutVertexArray?.resize(3);
  drawable.opacityVertexArray?.resize(3);
  indexArray.resize(1);
  segment.vertexLength = 3;
  segment.primitiveLength = 1;
  if (bucket.text) {
    bucket.text.hasVisibleVertices = true;
    bucket.text.upload(context, false, true);
  } else {
    bucket.upload(context);
  }
  return bucket;
}

/** One point of a letter, in the format that MapLibre keeps letters in. */
function letterAtlas(gl: WebGL2RenderingContext) {
  const texture = gl.createTexture();
  return {
    size: [1, 1],
    bind: () => {
      gl.bindTexture(gl.TEXTURE_2D, texture);
      const point = new Uint8Array(1);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.ALPHA, 1, 1, 0, gl.ALPHA, gl.UNSIGNED_BYTE, point);
      for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
        gl.texParameteri(gl.TEXTURE_2D, name, gl.LINEAR);
      for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
        gl.texParameteri(gl.TEXTURE_2D, name, gl.CLAMP_TO_EDGE);
    },
    remove: () => gl.deleteTexture(texture),
  };
}

/** As much of a style as the painter looks at. */
function styleOf(
  style: Style,
  layers: readonly Layer[],
  tile: { readonly tileID: OverscaledTileID },
): Style {
  const tiles = {
    used: false,
    map: { showCollisionBoxes: false },
    getVisibleCoordinates: () => [tile.tileID],
    getTile: () => tile,
  };
  const part = {
    map: { terrain: null },
    projection: style.projection,
    lineAtlas: style.lineAtlas,
    patternAtlas: style.patternAtlas,
    imageManager: { beginFrame: () => undefined },
    _order: layers.map(({ id }) => id),
    _layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])),
    tileManagers: Object.fromEntries(layers.map(({ source }) => [source, tiles])),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return part as unknown as Style;
}
