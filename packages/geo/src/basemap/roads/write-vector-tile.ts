import type { Point } from '../../outlines/read-vector-tile.ts';

/** A feature of a tile: lines, or points where `isPoint`. Parts are in units of the tile. */
export interface WrittenFeature {
  readonly layer: string;
  readonly isPoint: boolean;
  readonly properties: Readonly<Record<string, string | number>>;
  readonly parts: readonly (readonly Point[])[];
}

const VARINT = 0;
const BYTES = 2;
const MOVE = 1;
const LINE = 2;

/** A vector tile in the format of Mapbox (version 2), for lines and points. */
export function writeVectorTile(features: readonly WrittenFeature[], extent: number): Buffer {
  const layers = new Map<string, WrittenFeature[]>();
  for (const feature of features)
    layers.set(feature.layer, [...(layers.get(feature.layer) ?? []), feature]);
  const bytes: number[] = [];
  for (const [name, own] of layers) put(bytes, 3, layerOf(name, own, extent));
  return Buffer.from(bytes);
}

function layerOf(name: string, features: readonly WrittenFeature[], extent: number): number[] {
  const keys = new Map<string, number>();
  const values = new Map<string | number, number>();
  const bytes: number[] = [];
  number(bytes, 15, 2);
  put(bytes, 1, textOf(name));
  for (const { isPoint, properties, parts } of features) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [
      indexIn(keys, key),
      indexIn(values, value),
    ]);
    const feature: number[] = [];
    put(feature, 2, varints(tags));
    number(feature, 3, isPoint ? 1 : 2);
    put(feature, 4, varints(isPoint ? pointCommands(parts) : lineCommands(parts)));
    put(bytes, 2, feature);
  }
  for (const key of keys.keys()) put(bytes, 3, textOf(key));
  for (const value of values.keys()) put(bytes, 4, valueOf(value));
  number(bytes, 5, extent);
  return bytes;
}

function indexIn<T>(known: Map<T, number>, one: T): number {
  const index = known.get(one) ?? known.size;
  known.set(one, index);
  return index;
}

function valueOf(value: string | number): number[] {
  const bytes: number[] = [];
  if (typeof value === 'string') put(bytes, 1, textOf(value));
  // Altitudes: whole and never negative.
  else number(bytes, 5, value);
  return bytes;
}

function pointCommands(parts: readonly (readonly Point[])[]): number[] {
  return commands(parts.flat().map((point) => [MOVE, [point]] as const));
}

function lineCommands(parts: readonly (readonly Point[])[]): number[] {
  return commands(
    parts.flatMap((part) => [[MOVE, part.slice(0, 1)] as const, [LINE, part.slice(1)] as const]),
  );
}

/** Every point as the difference to the one before. */
function commands(steps: readonly (readonly [id: number, points: readonly Point[]])[]): number[] {
  const bytes: number[] = [];
  let [x, y] = [0, 0];
  for (const [id, points] of steps) {
    bytes.push(id + points.length * 8);
    for (const [nextX, nextY] of points) {
      bytes.push(zigzag(nextX - x), zigzag(nextY - y));
      [x, y] = [nextX, nextY];
    }
  }
  return bytes;
}

function zigzag(value: number): number {
  return value < 0 ? -value * 2 - 1 : value * 2;
}

function put(target: number[], tag: number, content: readonly number[]): void {
  varint(target, tag * 8 + BYTES);
  varint(target, content.length);
  for (const byte of content) target.push(byte);
}

function number(target: number[], tag: number, value: number): void {
  varint(target, tag * 8 + VARINT);
  varint(target, value);
}

function varints(values: readonly number[]): number[] {
  const bytes: number[] = [];
  for (const value of values) varint(bytes, value);
  return bytes;
}

function varint(target: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) target.push((rest % 128) + 128);
  target.push(rest);
}

function textOf(text: string): number[] {
  return [...Buffer.from(text, 'utf8')];
}
