import type { LngLat } from '../map-data.ts';

/** A point of the picture, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Which part of the world the picture shows, on a map that is neither turned nor tilted. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** How far apart the same place lies on neighbouring copies of the world, in pixels. */
  readonly worldWidth: number;
  /** Where the upper left corner of the world lies. */
  readonly origin: Spot;
}

export interface View {
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  /** Any place, and where it lies in the picture. */
  readonly place: LngLat;
  readonly spot: Spot;
}

/** The width of the world at zoom 0, in pixels. */
const WORLD_PIXELS = 512;

export function frameOf({ width, height, zoom, place, spot }: View): Frame {
  const worldWidth = WORLD_PIXELS * 2 ** zoom;
  const { x, y } = inWorld(place);
  return {
    width,
    height,
    worldWidth,
    origin: { x: spot.x - x * worldWidth, y: spot.y - y * worldWidth },
  };
}

/** A place on the world as a square from 0 to 1 (Web Mercator). */
export function inWorld([lng, lat]: LngLat): Spot {
  const radians = (lat * Math.PI) / 180;
  return {
    x: lng / 360 + 0.5,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI),
  };
}

export function inPicture({ x, y }: Spot, { origin, worldWidth }: Frame): Spot {
  return { x: origin.x + x * worldWidth, y: origin.y + y * worldWidth };
}

/** By how much something between two edges has to be moved to be seen: the world repeats itself to both sides. */
export function copiesOf(
  left: number,
  right: number,
  { width, worldWidth }: Frame,
): readonly number[] {
  const first = Math.ceil(-right / worldWidth);
  const last = Math.floor((width - left) / worldWidth);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => (first + index) * worldWidth,
  );
}
