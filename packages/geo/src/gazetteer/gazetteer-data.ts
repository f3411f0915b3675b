import { PLACE_KINDS, type PlaceKind } from '@fahrtwind/domain';
import { createReadStream } from 'node:fs';
import { createBrotliDecompress } from 'node:zlib';
import { z } from 'zod';

/** The gazetteer as tools/places wrote it: columns over places, names and words, used as they lie in the file. */
export interface GazetteerData {
  readonly countries: readonly string[];
  readonly zones: readonly string[];
  readonly kinds: readonly PlaceKind[];
  readonly lat: Int32Array;
  readonly lng: Int32Array;
  readonly population: Uint32Array;
  readonly name: Uint32Array;
  readonly englishName: Uint32Array;
  readonly state: Uint16Array;
  readonly zone: Uint16Array;
  readonly country: Uint8Array;
  readonly kind: Uint8Array;
  /** In 25ths of a power of ten of people. */
  readonly importance: Uint8Array;
  /** The radius of lakes and landscapes, else 0. */
  readonly radiusKm: Uint16Array;
  readonly stateName: Uint32Array;
  readonly stateEnglishName: Uint32Array;
  readonly stateCountry: Uint8Array;
  readonly namePlace: Uint32Array;
  readonly nameIsAlternate: Uint8Array;
  readonly nameStart: Uint32Array;
  readonly nameWords: Uint32Array;
  /** Words in the order of their bytes. */
  readonly wordStart: Uint32Array;
  readonly wordBytes: Uint8Array;
  readonly postingStart: Uint32Array;
  /** The names that a word is in. */
  readonly postings: Uint32Array;
  readonly textStart: Uint32Array;
  /** Display texts in UTF-8, one behind the other. */
  readonly textBytes: Buffer;
}

const TYPES = { Int32Array, Uint32Array, Uint16Array, Uint8Array } as const;
type TypeName = keyof typeof TYPES;

/** Which type each column has; a file with others was made for another version. */
const COLUMNS = {
  lat: 'Int32Array',
  lng: 'Int32Array',
  population: 'Uint32Array',
  name: 'Uint32Array',
  englishName: 'Uint32Array',
  state: 'Uint16Array',
  zone: 'Uint16Array',
  country: 'Uint8Array',
  kind: 'Uint8Array',
  importance: 'Uint8Array',
  radiusKm: 'Uint16Array',
  stateName: 'Uint32Array',
  stateEnglishName: 'Uint32Array',
  stateCountry: 'Uint8Array',
  namePlace: 'Uint32Array',
  nameIsAlternate: 'Uint8Array',
  nameStart: 'Uint32Array',
  nameWords: 'Uint32Array',
  wordStart: 'Uint32Array',
  wordBytes: 'Uint8Array',
  postingStart: 'Uint32Array',
  postings: 'Uint32Array',
  textStart: 'Uint32Array',
  textBytes: 'Uint8Array',
} as const satisfies Record<string, TypeName>;

type Columns = {
  readonly [Name in keyof typeof COLUMNS]: InstanceType<(typeof TYPES)[(typeof COLUMNS)[Name]]>;
};

const head = z.object({
  countries: z.array(z.string()),
  zones: z.array(z.string()),
  kinds: z.array(z.enum(PLACE_KINDS)),
  sections: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['Int32Array', 'Uint32Array', 'Uint16Array', 'Uint8Array']),
      offset: z.int(),
      length: z.int(),
    }),
  ),
});

const ALIGNMENT = 8;
/** Behind the length of the file and that of the head. */
const HEAD_START = 8;
const PIECE_BYTES = 256 * 1024;

/**
 * Reads and unpacks the file beside everything else that the process does. Piece by piece into one buffer: at once it
 * would need three times the memory, which the process would keep.
 */
export async function readGazetteerData(file: string): Promise<GazetteerData> {
  const pieces = createReadStream(file).pipe(createBrotliDecompress({ chunkSize: PIECE_BYTES }));
  let bytes: Buffer<ArrayBuffer> | null = null;
  let length = 0;
  // Reading a stream of bytes yields nothing but buffers.
  for await (const piece of pieces as AsyncIterable<Buffer>) {
    bytes ??= Buffer.alloc(piece.readUInt32LE(0));
    piece.copy(bytes, length);
    length += piece.length;
  }
  if (!bytes || length !== bytes.length) throw new Error(`${file} is damaged.`);
  return parseGazetteer(bytes);
}

function parseGazetteer(bytes: Buffer<ArrayBuffer>): GazetteerData {
  const headLength = bytes.readUInt32LE(4);
  const text = bytes.toString('utf8', HEAD_START, HEAD_START + headLength);
  const { sections, ...facts } = head.parse(JSON.parse(text));
  const start = Math.ceil((HEAD_START + headLength) / ALIGNMENT) * ALIGNMENT;
  const columns = Object.entries(COLUMNS).map(([name, type]) => {
    const section = sections.find((one) => one.name === name);
    if (section?.type !== type) throw new Error(`The gazetteer has no column ${name}.`);
    const offset = bytes.byteOffset + start + section.offset;
    return [name, new TYPES[type](bytes.buffer, offset, section.length)];
  });
  // Every column is there and of its type, or we would not have come here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { textBytes: bytesOfTexts, ...others } = Object.fromEntries(columns) as Columns;
  const { buffer, byteOffset, length } = bytesOfTexts;
  return { ...facts, ...others, textBytes: Buffer.from(buffer, byteOffset, length) };
}

/** A display text by its number. */
export function textOf({ textStart, textBytes }: GazetteerData, id: number): string {
  return textBytes.toString('utf8', textStart[id] ?? 0, textStart[id + 1] ?? 0);
}
