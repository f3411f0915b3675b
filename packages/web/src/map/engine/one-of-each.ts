import type { Map as MapLibre } from 'maplibre-gl';

export type Style = MapLibre['style'];
export type Layer = Style['_layers'][string];
type Serialized = ReturnType<Layer['serialize']>;

export function layersOf({ _order: order, _layers: layers }: Style): readonly Layer[] {
  return order.flatMap((id) => layers[id] ?? []);
}

/**
 * The first layer of areas, of lines and of texts that can be seen. Dashes and icons are other programs, and texts along
 * a line would want the line.
 */
export function oneOfEach(layers: readonly Layer[], zoom: number): readonly Layer[] {
  const kinds = new Map<string, Layer>();
  for (const layer of layers) {
    if (kinds.has(layer.type) || layer.isHidden(zoom) || !isPlain(layer.serialize())) continue;
    kinds.set(layer.type, layer);
  }
  return [...kinds.values()];
}

function isPlain({ type, paint = {}, layout = {} }: Serialized): boolean {
  if (JSON.stringify(paint).includes('"get"')) return false;
  if (type === 'line') return !('line-dasharray' in paint);
  if (type === 'symbol') return 'text-field' in layout && !('symbol-placement' in layout);
  return type === 'fill';
}
