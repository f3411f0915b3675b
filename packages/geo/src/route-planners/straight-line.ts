import type { Coordinates } from '../ports.ts';

export type Line = readonly (readonly [lng: number, lat: number])[];

/**
 * A line through points as a map draws it: over the date line it goes on beyond 180 degrees instead of
 * around the whole earth.
 */
export function lineThrough(points: readonly Coordinates[]): Line {
  let shift = 0;
  return points.map(({ lat, lng }, index) => {
    const step = lng - (points[index - 1]?.lng ?? lng);
    if (Math.abs(step) > 180) shift -= Math.sign(step) * 360;
    return [lng + shift, lat];
  });
}
