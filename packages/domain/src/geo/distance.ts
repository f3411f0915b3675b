/** A point on the globe in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

export const EARTH_RADIUS_METERS = 6_371_000;
/** Along a meridian. */
export const METERS_PER_DEGREE = (EARTH_RADIUS_METERS * Math.PI) / 180;

/** The way of a bird between two points, on a sphere of 6371 km. */
export function distanceMeters(from: Point, to: Point): number {
  const halfLat = radians(to.lat - from.lat) / 2;
  const halfLng = radians(to.lng - from.lng) / 2;
  const chord =
    Math.sin(halfLat) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLng) ** 2;
  // Rounding can lift the chord of opposite points above 1, where asin has no answer.
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.sqrt(Math.min(1, chord)));
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
