import { openCurve, type XY } from './curve.ts';
import { projectRoute } from './project-route.ts';
import { drawRelief, type Relief } from './relief.ts';
import { seeded } from './seeded.ts';

export const COVER_WIDTH = 320;
export const COVER_HEIGHT = 180;
const MARGIN = 36;

export const PALETTES = ['fjord', 'meadow', 'heath', 'coast', 'sand'] as const;

export type Palette = (typeof PALETTES)[number];

export interface CoverStop {
  readonly x: number;
  readonly y: number;
  readonly role: 'start' | 'end' | 'between';
}

export interface CoverDrawing {
  readonly palette: Palette;
  readonly relief: Relief;
  readonly road: string;
  readonly stops: readonly CoverStop[];
}

/** What a cover is drawn from: the trip's id and the points of its route. */
export interface CoverSubject {
  readonly id: string;
  readonly route: readonly (readonly [lng: number, lat: number])[];
}

/** Draws a trip's cover. The same id and route give the same picture on every device. */
export function drawCover({ id, route }: CoverSubject): CoverDrawing {
  const random = seeded(id);
  const palette = paletteOf(route, random());
  const relief = drawRelief(random, COVER_WIDTH, COVER_HEIGHT);
  const points = projectRoute(route, {
    width: COVER_WIDTH,
    height: COVER_HEIGHT,
    margin: MARGIN,
  });
  return { palette, relief, road: openCurve(winding(points, random)), stops: stopsOn(points) };
}

/** A square for the route. The landscape reaches beyond it, for frames that are wider or higher. */
export const THUMB_SIZE = 200;
export const THUMB_LAND = { x: -90, y: -60, width: 380, height: 320 };

/** A landscape and the route with few strokes. */
export function drawThumb({ id, route }: CoverSubject) {
  const random = seeded(id);
  const palette = paletteOf(route, random());
  const relief = drawRelief(random, THUMB_LAND.width, THUMB_LAND.height);
  const points = projectRoute(route, { width: THUMB_SIZE, height: THUMB_SIZE, margin: 22 });
  return {
    palette,
    hills: relief.levels[0] ?? '',
    water: relief.water,
    road: openCurve(points),
    ends: stopsOn(points).filter(({ role }) => role !== 'between'),
  };
}

/** Cool colours in the far north, sandy ones in the south; in between the id decides. */
function paletteOf(route: CoverSubject['route'], chance: number): Palette {
  const latitudes = route.map(([, lat]) => Math.abs(lat));
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  if (middle > 57) return chance < 0.75 ? 'fjord' : 'heath';
  if (middle < 44) return chance < 0.6 ? 'sand' : 'coast';
  return PALETTES[Math.floor(chance * 4)] ?? 'meadow';
}

/** Curves the road to alternating sides between two stops. */
function winding(points: readonly XY[], random: () => number): readonly XY[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1];
    if (!to) return [from];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const swing = (random() < 0.5 ? -1 : 1) * (0.05 + random() * 0.07);
    const at = (share: number, side: number): XY => [
      from[0] + dx * share - dy * swing * side,
      from[1] + dy * share + dx * swing * side,
    ];
    return [from, at(0.35, 1), at(0.68, -0.8)];
  });
}

/** A round trip ends where it starts, which gives one mark. */
function stopsOn(points: readonly XY[]): readonly CoverStop[] {
  const marks = points.map(([x, y], index): CoverStop => {
    const isEnd = index === points.length - 1 && index > 0;
    return {
      x: Math.round(x * 10) / 10,
      y: Math.round(y * 10) / 10,
      role: index === 0 ? 'start' : isEnd ? 'end' : 'between',
    };
  });
  const [start] = marks;
  const isRound = start && marks.length > 2 && near(start, marks.at(-1));
  return isRound ? marks.slice(0, -1) : marks;
}

function near(one: CoverStop, other: CoverStop | undefined): boolean {
  return other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < 6;
}
