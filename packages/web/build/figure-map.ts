import { fieldsOf } from '../src/format/fields-of.ts';
import type { MapFigure } from '../src/parts/prose/figure.ts';
import { spreadMarks } from './spread-marks.ts';

type Fields = Readonly<Record<string, unknown>>;
type Point = readonly [number, number];

/** The part of Mercator's world that a map shows, which reaches from 0 to 1 in both directions. */
export interface MapBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type MapLayout = Omit<MapFigure, 'shapes'> & { readonly box: MapBox };

const WIDTH = 560;
const MARGIN = 36;
const HEIGHT = { least: 340, most: 720 };

interface Place {
  readonly sign: string;
  readonly name: string;
  readonly at: Point;
  readonly group: number;
}

/** Projects the places and lines of a map; its size follows from what it shows. */
export function layOutMap(fields: Fields): Omit<MapLayout, 'alt' | 'caption'> {
  const groups = texts(fields['groups'] ?? []);
  const places = list(fields['places']).map((entry, index) => readPlace(entry, index, groups));
  const lines = list(fields['lines'] ?? []).map((entry) => readLine(entry, places));
  const points = [...places.map(({ at }) => at), ...lines.flatMap((line) => line.points)];
  const view = viewOf(points);
  return {
    kind: 'map',
    width: WIDTH,
    height: view.height,
    box: view.box,
    groups,
    marks: marksOf(places, view),
    lines: lines.map(({ points: line, isFerry }) => ({
      isFerry,
      path: `M${line.map((point) => view.place(point).join(' ')).join('L')}`,
    })),
  };
}

function marksOf(places: readonly Place[], view: ReturnType<typeof viewOf>): MapFigure['marks'] {
  const exact = places.map(({ at }) => view.place(at));
  const spread = spreadMarks(exact, { width: WIDTH, height: view.height });
  return places.map(({ sign, name, group }, index) => ({
    sign,
    name,
    group,
    at: exact[index] ?? [0, 0],
    label: spread[index] ?? [0, 0],
  }));
}

/** `[name, lng, lat]`, or `[sign, name, lng, lat, group]` for places of several kinds. */
function readPlace(entry: unknown, index: number, groups: readonly string[]): Place {
  const parts = list(entry);
  const hasSign = typeof parts[1] === 'string';
  const [sign, name, lng, lat, group = 0] = hasSign ? parts : [String(index + 1), ...parts];
  if (typeof sign !== 'string' || typeof name !== 'string')
    throw new Error(`A place of a map lacks its name: ${JSON.stringify(entry)}`);
  if (typeof group !== 'number' || (groups.length > 0 && groups[group] === undefined))
    throw new Error(`A place of a map is of no known kind: ${JSON.stringify(entry)}`);
  return { sign, name, at: project(lng, lat), group };
}

/** A line through places by their numbers, counted from 1, or through points `[lng, lat]`. */
function readLine(entry: unknown, places: readonly Place[]) {
  const { way, ferry = false } = fieldsOf(entry, 'A line of a map');
  const points = list(way).map((point): Point => {
    if (Array.isArray(point)) return project(point[0], point[1]);
    const place = places[Number(point) - 1];
    if (!place) throw new Error(`A line of a map leads to no place: ${JSON.stringify(point)}`);
    return place.at;
  });
  return { points, isFerry: ferry === true };
}

function project(lng: unknown, lat: unknown): Point {
  if (typeof lng !== 'number' || typeof lat !== 'number' || Math.abs(lat) > 85)
    throw new Error(`A place of a map lacks its coordinates: ${String(lng)}, ${String(lat)}`);
  const sine = Math.sin((lat * Math.PI) / 180);
  return [(lng + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

function viewOf(points: readonly Point[]) {
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  const inner = WIDTH - 2 * MARGIN;
  const wanted = ((bottom - top) / (right - left)) * inner + 2 * MARGIN;
  const height = Math.round(Math.min(Math.max(wanted, HEIGHT.least), HEIGHT.most));
  const scale = Math.min(inner / (right - left), (height - 2 * MARGIN) / (bottom - top));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [halfWidth, halfHeight] = [WIDTH / 2 / scale, height / 2 / scale];
  const box = {
    left: x - halfWidth,
    right: x + halfWidth,
    top: y - halfHeight,
    bottom: y + halfHeight,
  };
  const place = ([px, py]: Point): Point => [
    Math.round(WIDTH / 2 + (px - x) * scale),
    Math.round(height / 2 + (py - y) * scale),
  ];
  return { box, height, place };
}

/** Never empty, so that a single place does not divide by nothing. */
function rangeOf(values: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most - least > 0.0005 ? [least, most] : [least - 0.001, most + 0.001];
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('A map lacks its places');
  return value;
}

function texts(value: unknown): readonly string[] {
  return list(value).map(String);
}
