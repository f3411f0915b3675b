export type Point = readonly [x: number, y: number];

/** A feature of a layer; its parts are lines, or the rings of polygons. */
export interface TileFeature {
  readonly kind: 'line' | 'polygon';
  readonly properties: Readonly<Record<string, number | string>>;
  /** From 0 to 1 within the tile, slightly beyond at its edges. */
  readonly parts: readonly (readonly Point[])[];
}

/** The layers of a tile in the format of Mapbox, as far as maps of lines and areas need it. */
export function readVectorTile(
  data: Uint8Array,
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, readonly TileFeature[]> {
  const layers = new Map<string, readonly TileFeature[]>();
  for (const { tag, bytes } of fieldsOf(data)) {
    if (tag !== 3 || !bytes) continue;
    const layer = readLayer(bytes, wanted);
    if (layer) layers.set(layer.name, layer.features);
  }
  return layers;
}

interface Field {
  readonly tag: number;
  /** The value of a number; 0 otherwise. */
  readonly value: number;
  readonly bytes: Uint8Array | null;
}

/** The fields of a protocol buffer, one after the other. */
function* fieldsOf(data: Uint8Array): Generator<Field> {
  const at = { index: 0 };
  while (at.index < data.length) {
    const key = readVarint(data, at);
    const tag = Math.floor(key / 8);
    switch (key % 8) {
      case 0:
        yield { tag, value: readVarint(data, at), bytes: null };
        break;
      case 1:
        yield { tag, value: doubleAt(data, at.index), bytes: null };
        at.index += 8;
        break;
      case 2: {
        const length = readVarint(data, at);
        yield { tag, value: 0, bytes: data.subarray(at.index, at.index + length) };
        at.index += length;
        break;
      }
      case 5:
        yield { tag, value: floatAt(data, at.index), bytes: null };
        at.index += 4;
        break;
      default:
        throw new Error(`no vector tile: field of the type ${key % 8}`);
    }
  }
}

function readVarint(data: Uint8Array, at: { index: number }): number {
  let [value, factor] = [0, 1];
  for (;;) {
    const byte = data[at.index];
    if (byte === undefined) throw new Error('no vector tile: it ends in a number');
    at.index += 1;
    value += (byte % 128) * factor;
    if (byte < 128) return value;
    factor *= 128;
  }
}

function viewOf(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength);
}

function doubleAt(data: Uint8Array, index: number): number {
  return viewOf(data).getFloat64(index, true);
}

function floatAt(data: Uint8Array, index: number): number {
  return viewOf(data).getFloat32(index, true);
}

const text = new TextDecoder();

function readLayer(
  data: Uint8Array,
  wanted: ReadonlySet<string>,
): { readonly name: string; readonly features: readonly TileFeature[] } | null {
  const fields = [...fieldsOf(data)];
  const textOf = (tag: number): string[] =>
    fields.flatMap((field) => (field.tag === tag && field.bytes ? [text.decode(field.bytes)] : []));
  const [name = ''] = textOf(1);
  if (!wanted.has(name)) return null;
  const keys = textOf(3);
  const values = fields.flatMap(({ tag, bytes }) => (tag === 4 && bytes ? [readValue(bytes)] : []));
  const extent = fields.find(({ tag }) => tag === 5)?.value ?? 4096;
  const features = fields.flatMap(({ tag, bytes }) => {
    const feature = tag === 2 && bytes ? readFeature(bytes, { keys, values, extent }) : null;
    return feature ? [feature] : [];
  });
  return { name, features };
}

function readValue(data: Uint8Array): number | string {
  const [field] = fieldsOf(data);
  if (!field) return '';
  if (field.tag === 1 && field.bytes) return text.decode(field.bytes);
  // A signed number is written in zigzag.
  return field.tag === 6 ? unzigzag(field.value) : field.value;
}

function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

interface LayerParts {
  readonly keys: readonly string[];
  readonly values: readonly (number | string)[];
  readonly extent: number;
}

function readFeature(data: Uint8Array, { keys, values, extent }: LayerParts): TileFeature | null {
  let [type, tags, geometry]: [number, number[], number[]] = [0, [], []];
  for (const { tag, value, bytes } of fieldsOf(data)) {
    if (tag === 3) type = value;
    if (tag === 2 && bytes) tags = numbersOf(bytes);
    if (tag === 4 && bytes) geometry = numbersOf(bytes);
  }
  if (type !== 2 && type !== 3) return null;
  const properties: Record<string, number | string> = {};
  for (let index = 0; index + 1 < tags.length; index += 2) {
    const [key, value] = [keys[tags[index] ?? -1], values[tags[index + 1] ?? -1]];
    if (key !== undefined && value !== undefined) properties[key] = value;
  }
  const kind = type === 2 ? 'line' : 'polygon';
  return { kind, properties, parts: readParts(geometry, extent) };
}

function numbersOf(data: Uint8Array): number[] {
  const at = { index: 0 };
  const numbers: number[] = [];
  while (at.index < data.length) numbers.push(readVarint(data, at));
  return numbers;
}

const MOVE = 1;
const LINE = 2;

/** Commands of a pen: move, draw lines, close. */
function readParts(geometry: readonly number[], extent: number): readonly (readonly Point[])[] {
  const parts: Point[][] = [];
  let [x, y, index] = [0, 0, 0];
  while (index < geometry.length) {
    const command = geometry[index] ?? 0;
    index += 1;
    const [id, count] = [command % 8, Math.floor(command / 8)];
    if (id !== MOVE && id !== LINE) continue;
    for (let step = 0; step < count; step += 1) {
      x += unzigzag(geometry[index] ?? 0);
      y += unzigzag(geometry[index + 1] ?? 0);
      index += 2;
      const point: Point = [x / extent, y / extent];
      if (id === MOVE) parts.push([point]);
      else parts.at(-1)?.push(point);
    }
  }
  return parts;
}
