import type { MapDrawing } from '@fahrtwind/contract';
import type { Box, Outline, Outlines, Point } from '@fahrtwind/geo';
import { placeLabels } from './place-labels.ts';

export type LngLat = readonly [lng: number, lat: number];

export interface MapContent {
  readonly legs: readonly {
    readonly day: number;
    readonly line: readonly LngLat[];
    readonly isDirect?: boolean;
  }[];
  readonly stops: readonly {
    readonly day: number;
    readonly number: string;
    readonly name: string;
    readonly lng: number;
    readonly lat: number;
  }[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
  /** How many times finer outlines are than the size asks for, where it will be shown larger. */
  readonly detail?: number;
  /** Points of outlines that are closer than this are left out. */
  readonly step?: number;
}

/** Between the route and the edges, so that names have room. */
const MARGIN = 30;
/** About 15 km: a single place would else fill the map with a blank. */
const LEAST_EXTENT = 0.0005;
/** Points of a line that are closer than this cannot be told apart on paper. */
const LEAST_STEP = 0.6;
const MOST_LATITUDE = 85;

/** A map of lines and areas for paper; null where there is no place. */
export async function drawMap(
  outlines: Outlines,
  content: MapContent,
  size: Size,
): Promise<MapDrawing | null> {
  const project = projector(content.stops[0]?.lng ?? content.legs[0]?.line[0]?.[0] ?? 0);
  const legs = content.legs.map(({ line, ...leg }) => ({ ...leg, points: line.map(project) }));
  const stops = content.stops.map((stop) => ({ ...stop, at: project([stop.lng, stop.lat]) }));
  const view = viewOf(
    [...legs.flatMap(({ points }) => points), ...stops.map(({ at }) => at)],
    size,
  );
  if (!view) return null;
  const found = await outlines.within(view.box, size.width * (size.detail ?? 1));
  const { width, height } = size;
  const lines = legs.map(({ points }) => points.map(view.place));
  return {
    width,
    height,
    shapes: joinLines(
      found.toSorted(fromBelow).flatMap((outline) => shapeOf(outline, view.place, size.step)),
    ),
    legs: legs.flatMap(({ day, isDirect }, index) => {
      const path = pathOf(lines[index] ?? []);
      return path === '' ? [] : [{ day, path, ...(isDirect && { isDirect }) }];
    }),
    stops: placeLabels(
      stops.map(({ day, number, name, at }) => ({ day, number, name, at: view.place(at) })),
      lines,
      size,
    ),
  };
}

/** Mercator's projection. A route across the date line goes on without a jump. */
function projector(nearLng: number): (point: LngLat) => Point {
  let last = nearLng;
  return ([lng, lat]) => {
    last = lng + 360 * Math.round((last - lng) / 360);
    const sine = Math.sin((Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat)) * Math.PI) / 180);
    return [(last + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
  };
}

interface View {
  readonly box: Box;
  readonly place: (point: Point) => Point;
}

function viewOf(points: readonly Point[], { width, height }: Size): View | null {
  if (points.length === 0) return null;
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  const scale = Math.min(
    (width - 2 * MARGIN) / Math.max(box.right - box.left, LEAST_EXTENT),
    (height - 2 * MARGIN) / Math.max(box.bottom - box.top, LEAST_EXTENT),
  );
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [halfWidth, halfHeight] = [width / 2 / scale, height / 2 / scale];
  return {
    box: { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight },
    place: ([px, py]) => [width / 2 + (px - x) * scale, height / 2 + (py - y) * scale],
  };
}

const ORDER: Readonly<Record<Outline['kind'], number>> = {
  land: 0,
  relief: 1,
  ice: 2,
  lake: 3,
  river: 4,
  border: 5,
  crossing: 6,
  road: 7,
};

function fromBelow(one: Outline, other: Outline): number {
  const order = ORDER[one.kind] - ORDER[other.kind];
  // Motorways cross over everything else.
  return order || (one.kind === 'road' ? other.level - one.level : one.level - other.level);
}

function shapeOf(
  { kind, level, parts }: Outline,
  place: View['place'],
  step?: number,
): MapDrawing['shapes'] {
  const path = parts.map((part) => inSteps(keptOf(part.map(place), step), isArea(kind))).join('');
  return path === '' ? [] : [{ kind, level, path }];
}

function isArea(kind: Outline['kind']): boolean {
  return ORDER[kind] < ORDER.river;
}

/** Lines that look the same are one path, so that a page has few elements. Areas may overlap, and would leave holes. */
function joinLines(shapes: MapDrawing['shapes']): MapDrawing['shapes'] {
  const joined: MapDrawing['shapes'] = [];
  for (const shape of shapes) {
    const last = joined.at(-1);
    const isSame = last?.kind === shape.kind && last.level === shape.level;
    if (last && isSame && !isArea(shape.kind)) last.path += shape.path;
    else joined.push({ ...shape });
  }
  return joined;
}

/** The points of which something can be seen. */
function keptOf(points: readonly Point[], step = LEAST_STEP): readonly Point[] {
  const kept: Point[] = [];
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1);
    const isEnd = index === points.length - 1 || isCut(point, points[index + 1], points[index - 1]);
    if (last && !isEnd && Math.hypot(point[0] - last[0], point[1] - last[1]) < step) continue;
    kept.push(point);
  }
  return kept;
}

function pathOf(points: readonly Point[]): string {
  const kept = keptOf(points);
  if (kept.length < 2) return '';
  return `M${kept.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`;
}

/** By steps instead of places, which is half as long: coasts and roads are most of a drawing. */
function inSteps(points: readonly Point[], isClosed: boolean): string {
  if (points.length < (isClosed ? 3 : 2)) return '';
  const [first = [0, 0], ...rest] = points.map(([x, y]) => [
    Math.round(x * 10),
    Math.round(y * 10),
  ]);
  let last = first;
  const steps = rest.map((to) => {
    const step = to.map((value, axis) => stepText(value - (last[axis] ?? 0))).join(' ');
    last = to;
    return step;
  });
  const start = first.map((value) => value / 10).join(' ');
  return `M${start}l${steps.join(' ').replaceAll(' -', '-')}${isClosed ? 'Z' : ''}`;
}

function stepText(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}

/** Where a tile was cut off. Without its corners, an edge that is drawn to and fro would become a sliver. */
function isCut([x, y]: Point, ...neighbours: readonly (Point | undefined)[]): boolean {
  return neighbours.some((other) => other && (other[0] === x || other[1] === y));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
