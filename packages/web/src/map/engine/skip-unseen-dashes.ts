import type { Map as MapLibre } from 'maplibre-gl';

/**
 * Leaves dashed lines out while all of them lie outside of the picture: they have a program of their own, which MapLibre
 * would compile as soon as one is anywhere in a tile. Once one was in sight everything is drawn.
 */
export function skipUnseenDashes(map: MapLibre): void {
  const { painter } = map;
  const { line } = painter.drawFunctions;
  let wasSeen = false;
  const draw: typeof line = (...call) => {
    const [, tiles, layer, coordinates] = call;
    const isDashed = layer.getPaintProperty('line-dasharray') !== undefined;
    if (isDashed && !wasSeen) {
      if (!coordinates.some((tile) => tiles.getTile(tile).getBucket(layer))) return;
      wasSeen = map.queryRenderedFeatures({ layers: [layer.id] }).length > 0;
      if (!wasSeen) return;
    }
    line(...call);
  };
  painter.drawFunctions = { ...painter.drawFunctions, line: draw };
}
