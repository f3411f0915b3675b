import { deflateSync } from 'node:zlib';
import {
  bytesField,
  deltas,
  numberField,
  packedField,
  signedField,
  textField,
  varint,
  zigzag,
  type Field,
} from './protobuf-writer.ts';

type Tags = Readonly<Record<string, string>>;

export interface OsmNode {
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
  readonly tags?: Tags;
}

export interface OsmWay {
  readonly id: number;
  readonly refs: readonly number[];
  readonly tags: Tags;
}

export interface OsmRelation {
  readonly id: number;
  readonly members: readonly {
    readonly type: 'node' | 'way';
    readonly ref: number;
    readonly role: string;
  }[];
  readonly tags: Tags;
}

export interface OsmMap {
  readonly nodes: readonly OsmNode[];
  readonly ways: readonly OsmWay[];
  readonly relations?: readonly OsmRelation[];
}

const MEMBER_TYPES = { node: 0, way: 1 };

/** The content of a file NAME.osm.pbf. */
export function writeOsmPbf({ nodes, ways, relations = [] }: OsmMap): Buffer {
  return Buffer.concat([
    block('OSMHeader', header(nodes)),
    ...(nodes.length > 0
      ? [
          block(
            'OSMData',
            primitives((text) => denseNodes(nodes, text)),
          ),
        ]
      : []),
    ...(ways.length > 0
      ? [
          block(
            'OSMData',
            primitives((text) => ways.flatMap((way) => wayField(way, text))),
          ),
        ]
      : []),
    ...(relations.length > 0
      ? [
          block(
            'OSMData',
            primitives((text) => relations.flatMap((one) => relationField(one, text))),
          ),
        ]
      : []),
  ]);
}

function block(type: string, content: readonly number[]): Buffer {
  const packed = deflateSync(Buffer.from(content));
  const blob = Buffer.from([...numberField(2, content.length), ...bytesField(3, packed)]);
  const head = Buffer.from([...textField(1, type), ...numberField(3, blob.length)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, blob]);
}

const nano = (degrees: number): number => Math.round(degrees * 1e9);
const hundredNano = (degrees: number): number => Math.round(degrees * 1e7);

function header(nodes: readonly OsmNode[]): Field {
  return [
    ...(nodes.length > 0 ? bytesField(1, boxOf(nodes)) : []),
    ...textField(4, 'OsmSchema-V0.6'),
    ...textField(4, 'DenseNodes'),
    ...textField(16, 'fahrtwind tests'),
    ...numberField(32, Date.UTC(2015, 6, 27, 20) / 1000),
  ];
}

function boxOf(nodes: readonly OsmNode[]): Field {
  const [lats, lngs] = [nodes.map(({ lat }) => lat), nodes.map(({ lng }) => lng)];
  return [
    ...signedField(1, nano(Math.min(...lngs))),
    ...signedField(2, nano(Math.max(...lngs))),
    ...signedField(3, nano(Math.max(...lats))),
    ...signedField(4, nano(Math.min(...lats))),
  ];
}

/** Numbers texts; the table of a block begins with an empty one. */
type IndexText = (text: string) => number;

function primitives(write: (text: IndexText) => Field): Field {
  const texts = new Map([['', 0]]);
  const group = write((text) => {
    const index = texts.get(text) ?? texts.size;
    texts.set(text, index);
    return index;
  });
  const table = [...texts.keys()].flatMap((text) => textField(1, text));
  return [...bytesField(1, table), ...bytesField(2, group)];
}

function denseNodes(nodes: readonly OsmNode[], text: IndexText): Field {
  const tags = nodes.flatMap(({ tags: own = {} }) => [
    ...Object.entries(own).flatMap((pair) => pair.map(text)),
    0,
  ]);
  return bytesField(2, [
    ...packedField(1, deltas(nodes.map(({ id }) => id)).map(zigzag)),
    ...packedField(8, deltas(nodes.map(({ lat }) => hundredNano(lat))).map(zigzag)),
    ...packedField(9, deltas(nodes.map(({ lng }) => hundredNano(lng))).map(zigzag)),
    ...packedField(10, tags.map(varint)),
  ]);
}

function tagFields(tags: Tags, text: IndexText): Field {
  return [
    ...packedField(
      2,
      Object.keys(tags).map((key) => varint(text(key))),
    ),
    ...packedField(
      3,
      Object.values(tags).map((value) => varint(text(value))),
    ),
  ];
}

function wayField({ id, refs, tags }: OsmWay, text: IndexText): Field {
  return bytesField(3, [
    ...numberField(1, id),
    ...tagFields(tags, text),
    ...packedField(8, deltas(refs).map(zigzag)),
  ]);
}

function relationField({ id, members, tags }: OsmRelation, text: IndexText): Field {
  return bytesField(4, [
    ...numberField(1, id),
    ...tagFields(tags, text),
    ...packedField(
      8,
      members.map(({ role }) => varint(text(role))),
    ),
    ...packedField(9, deltas(members.map(({ ref }) => ref)).map(zigzag)),
    ...packedField(
      10,
      members.map(({ type }) => varint(MEMBER_TYPES[type])),
    ),
  ]);
}
