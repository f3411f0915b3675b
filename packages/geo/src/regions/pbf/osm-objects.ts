import { parse } from 'osm-pbf-parser-node';
import { BadMapFile } from './bad-map-file.ts';
import { readBlobs, type Blob } from './read-blobs.ts';

export type OsmTags = Readonly<Record<string, string>>;

interface OsmNode {
  readonly type: 'node';
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly tags?: OsmTags;
}

interface OsmWay {
  readonly type: 'way';
  readonly id: number;
  readonly refs: readonly number[];
  readonly tags?: OsmTags;
}

interface OsmRelation {
  readonly type: 'relation';
  readonly id: number;
  readonly members: readonly {
    readonly type: string;
    readonly ref: number;
    readonly role: string;
  }[];
  readonly tags?: OsmTags;
}

export type OsmObject = OsmNode | OsmWay | OsmRelation;

/** Which tags are read of which objects; leaving them out saves most of the time. */
export type WithTags = Readonly<Record<OsmObject['type'], boolean>>;

const TYPES: readonly unknown[] = ['node', 'way', 'relation'];

/** Everything in a map file, in batches; `onBytes` hears how far it has got. Throws `BadMapFile`. */
export async function* readOsmObjects(
  path: string,
  withTags: WithTags,
  onBytes: (done: number) => void = () => undefined,
): AsyncGenerator<readonly OsmObject[], void, undefined> {
  for await (const blob of readBlobs(path)) {
    onBytes(blob.end);
    if (blob.type === 'OSMData') yield await objectsOf(blob, withTags);
  }
}

async function objectsOf(blob: Blob, withTags: WithTags): Promise<readonly OsmObject[]> {
  const content = await blob.content();
  try {
    return parse(content, { withTags: { ...withTags }, withInfo: false }).filter(isOsmObject);
  } catch (error) {
    throw new BadMapFile('broken', blob.offset, '', error);
  }
}

/** The parser makes its objects of the format's own fields; the type tells them apart. */
function isOsmObject(value: object): value is OsmObject {
  return 'type' in value && TYPES.includes(value.type);
}
