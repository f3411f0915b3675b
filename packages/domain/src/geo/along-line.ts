import { METERS_PER_DEGREE, radians, type Point } from './distance.ts';

/** The points of all lines of a question along them: enough for a way through a whole country. */
export const MAX_ALONG_POINTS = 600;

type Position = readonly [lng: number, lat: number];

/** Where a point lies beside a line. */
export interface BesideLine {
  readonly asideMeters: number;
  /** From the beginning of the line to where one would leave it. */
  readonly alongMeters: number;
}

/** The nearest place of a line to a point, computed on a plane, which is accurate enough for some kilometers. */
export function besideLine({ lat, lng }: Point, line: readonly Position[]): BesideLine {
  const shrink = Math.cos(radians(lat));
  let passed = 0;
  let best = { aside: Number.POSITIVE_INFINITY, along: 0 };
  for (let index = 1; index < line.length; index += 1) {
    const [one, other] = [line[index - 1], line[index]];
    if (!one || !other) continue;
    const [ax, ay] = [(one[0] - lng) * shrink, one[1] - lat];
    const [dx, dy] = [(other[0] - one[0]) * shrink, other[1] - one[1]];
    const length = Math.hypot(dx, dy);
    const share =
      length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (length * length)));
    const aside = Math.hypot(ax + share * dx, ay + share * dy);
    if (aside < best.aside) best = { aside, along: passed + share * length };
    passed += length;
  }
  return {
    asideMeters: best.aside * METERS_PER_DEGREE,
    alongMeters: best.along * METERS_PER_DEGREE,
  };
}
