import { closedCurve, openCurve, type XY } from './curve.ts';

export interface Relief {
  /** From low to high: each path holds all hills of one level. */
  readonly levels: readonly string[];
  /** A lake or a bay. */
  readonly water: string;
  readonly river: string;
  /** Sunlit and shaded sides of the peaks. */
  readonly peaks: string;
  readonly shades: string;
}

const LEVELS = [1, 0.72, 0.45, 0.22] as const;

/** Draws an invented landscape: hills with contour levels, water, and a river that flows between them. */
export function drawRelief(random: () => number, width: number, height: number): Relief {
  const between = (from: number, to: number): number => from + random() * (to - from);
  const hills = Array.from({ length: 5 }, (_, index) => {
    const isLeft = index % 2 === 0;
    return hill(random, {
      x: between(isLeft ? -0.05 : 0.5, isLeft ? 0.5 : 1.05) * width,
      y: between(-0.1, 1.1) * height,
      size: between(0.28, 0.5) * height,
    });
  });
  const lake = hill(random, {
    x: (random() < 0.5 ? between(0.08, 0.24) : between(0.76, 0.92)) * width,
    y: between(0.2, 0.85) * height,
    size: between(0.12, 0.2) * height,
  });
  const summits = hills
    .filter(({ x, y }) => Math.hypot((x - lake.x) / 2.2, y - lake.y) > lake.size * 1.4)
    .map(({ x, y, size }) => ({ x, y, size: size * 0.22 }));
  return {
    levels: LEVELS.map((share) => hills.map((one) => outline(one, share)).join('')),
    water: closedCurve(lake.shape.map(([x, y]) => [lake.x + x * 1.6, lake.y + y * 0.8])),
    river: openCurve(riverFrom([lake.x, lake.y], random, width, height)),
    peaks: summits.map(({ x, y, size }) => peak(x, y, size)).join(''),
    shades: summits.map(({ x, y, size }) => shade(x, y, size)).join(''),
  };
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Hill extends Spot {
  /** Relative to its centre, at its base. */
  readonly shape: readonly XY[];
}

const CORNERS = 9;

function hill(random: () => number, spot: Spot): Hill {
  const shape = Array.from({ length: CORNERS }, (_, index): XY => {
    const angle = (index / CORNERS) * 2 * Math.PI;
    const reach = spot.size * (0.72 + random() * 0.56);
    return [Math.cos(angle) * reach * 1.35, Math.sin(angle) * reach];
  });
  return { ...spot, shape };
}

/** Higher levels are shifted to the north-west, towards the light. */
function outline({ x, y, size, shape }: Hill, share: number): string {
  const lean = (1 - share) * size * 0.14;
  return closedCurve(shape.map(([dx, dy]) => [x + dx * share - lean, y + dy * share - lean]));
}

function riverFrom([x, y]: XY, random: () => number, width: number, height: number): readonly XY[] {
  const mouth = x < width / 2 ? width * 1.05 : width * -0.05;
  return Array.from({ length: 6 }, (_, index): XY => {
    const share = index / 5;
    const sway = index === 0 ? 0 : (random() - 0.5) * height * 0.4;
    return [x + (mouth - x) * share, y + (height * 0.6 - y) * share + sway];
  });
}

function peak(x: number, y: number, size: number): string {
  const [dx, dy] = [rounded(size), rounded(size * 1.3)];
  return `M${rounded(x - size)} ${rounded(y)}l${dx} ${-dy} ${dx} ${dy}z`;
}

function shade(x: number, y: number, size: number): string {
  const [dx, dy] = [rounded(size), rounded(size * 1.3)];
  return `M${rounded(x)} ${rounded(y - size * 1.3)}l${dx} ${dy}h${rounded(-size * 1.25)}z`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
