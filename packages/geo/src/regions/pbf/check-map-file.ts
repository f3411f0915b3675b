import { stat } from 'node:fs/promises';
import type { BoundingBox } from '../../ports.ts';
import { BadMapFile } from './bad-map-file.ts';
import { protobufFields, unfolded } from './protobuf-fields.ts';
import { readBlobs, type Blob } from './read-blobs.ts';

export interface CheckedMapFile {
  readonly bytes: number;
  /** As the file says, null when it does not. */
  readonly box: BoundingBox | null;
  /** The day of its data, likewise. */
  readonly dataAt: string | null;
}

const KNOWN_FEATURES = ['OsmSchema-V0.6', 'DenseNodes', 'LocationsOnWays'];

/** Follows a file from its first to its last byte, without unpacking the data; throws `BadMapFile`. */
export async function checkMapFile(path: string): Promise<CheckedMapFile> {
  let head: Pick<CheckedMapFile, 'box' | 'dataAt'> = { box: null, dataAt: null };
  let [heads, pieces] = [0, 0];
  for await (const blob of readBlobs(path)) {
    if (heads === 0 && blob.type !== 'OSMHeader') throw new BadMapFile('other', blob.offset);
    if (blob.type === 'OSMHeader') {
      heads += 1;
      head = await readHeader(blob);
    }
    if (blob.type === 'OSMData') pieces += 1;
  }
  const { size } = await stat(path);
  if (pieces === 0) throw new BadMapFile('no-data', size);
  return { bytes: size, ...head };
}

async function readHeader(blob: Blob): Promise<Pick<CheckedMapFile, 'box' | 'dataAt'>> {
  const fields = protobufFields(await blob.content());
  const unknown = fields
    .filter(({ field }) => field === 4)
    .map(({ bytes }) => bytes?.toString('utf8') ?? '')
    .filter((feature) => !KNOWN_FEATURES.includes(feature));
  if (unknown.length > 0) throw new BadMapFile('unsupported', blob.offset, unknown.join(', '));
  const bytes = fields.find(({ field }) => field === 1)?.bytes;
  const seconds = fields.find(({ field }) => field === REPLICATION_TIMESTAMP)?.number ?? 0;
  return { box: bytes ? readBox(bytes) : null, dataAt: dayOf(seconds) };
}

/** `osmosis_replication_timestamp` of the header. */
const REPLICATION_TIMESTAMP = 32;
/** The project began in 2004, and no extract is of the next century. */
const [FIRST_SECOND, LAST_SECOND] = [Date.UTC(2004, 0) / 1000, Date.UTC(2100, 0) / 1000];

function dayOf(seconds: number): string | null {
  if (seconds < FIRST_SECOND || seconds > LAST_SECOND) return null;
  return new Date(seconds * 1000).toISOString();
}

function readBox(bytes: Buffer): BoundingBox {
  const degrees = new Map(
    protobufFields(bytes).map(({ field, number }) => [field, unfolded(number) / 1e9]),
  );
  const [west = -180, east = 180, north = 90, south = -90] = [1, 2, 3, 4].map((field) =>
    degrees.get(field),
  );
  return { west, south, east, north };
}
