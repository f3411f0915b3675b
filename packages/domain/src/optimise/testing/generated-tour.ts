import { seededRandom } from '../seeded-random.ts';

const SIDE = 10_000;

/** Stops anywhere in a square, with whole straight distances; the same for the same seed. */
export function generatedTour(stops: number, seed: number): readonly (readonly number[])[] {
  const random = seededRandom(seed);
  const points = Array.from({ length: stops }, () => ({ x: random(SIDE), y: random(SIDE) }));
  return points.map((from) =>
    points.map((to) => Math.round(Math.hypot(from.x - to.x, from.y - to.y))),
  );
}
