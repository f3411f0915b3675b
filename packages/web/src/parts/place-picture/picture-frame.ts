import { worldShare } from '../../map/ground/tiles-in.ts';
import type { LngLat, MapPosition } from '../../map/map-data.ts';

export const PICTURE_WIDTH = 420;
export const PICTURE_HEIGHT = 148;
/** About 90 km from side to side in the Alps: the valleys and lakes around, and the roads that lead there. */
export const PICTURE_ZOOM = 8;
/** The width of the whole world at that zoom. */
const WORLD = 512 * 2 ** PICTURE_ZOOM;

/** Where a point of the map lies in the picture, whose centre is the place. */
export function projectAround(center: MapPosition): (point: LngLat) => readonly [number, number] {
  const [left, top] = worldShare(center);
  return ([lng, lat]) => {
    const [x, y] = worldShare({ lng, lat });
    return [PICTURE_WIDTH / 2 + (x - left) * WORLD, PICTURE_HEIGHT / 2 + (y - top) * WORLD];
  };
}
