type Point = readonly [number, number];

/** Marks of a map are 24 points wide. */
const LEAST_DISTANCE = 26;
const ROUNDS = 60;

/** Moves points apart that lie too close together, each away from the others and within the map. */
export function spreadMarks(
  points: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Point[] {
  let placed = points;
  for (let round = 0; round < ROUNDS; round += 1) {
    const moved = placed.map((point, index) => within(pushed(point, index, placed), width, height));
    if (moved.every(([x, y], index) => x === placed[index]?.[0] && y === placed[index]?.[1])) break;
    placed = moved;
  }
  return placed.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
}

function pushed([x, y]: Point, index: number, all: readonly Point[]): Point {
  let [dx, dy] = [0, 0];
  for (const [other, [otherX, otherY]] of all.entries()) {
    const distance = Math.hypot(x - otherX, y - otherY);
    if (other === index || distance >= LEAST_DISTANCE) continue;
    // Two on the same spot leave it in opposite directions.
    const angle = distance === 0 ? index : Math.atan2(y - otherY, x - otherX);
    const step = (LEAST_DISTANCE - distance) / 2;
    dx += Math.cos(angle) * step;
    dy += Math.sin(angle) * step;
  }
  return [x + dx, y + dy];
}

function within([x, y]: Point, width: number, height: number): Point {
  const edge = LEAST_DISTANCE / 2;
  return [Math.min(Math.max(x, edge), width - edge), Math.min(Math.max(y, edge), height - edge)];
}
