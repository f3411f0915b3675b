import { isTripFile, MAX_STOPS, ok, readTripFile, refuse, type Result } from '@fahrtwind/domain';
import { decodeText } from './decode-text.ts';
import {
  ImportError,
  MAX_FILE_BYTES,
  type ImportedFile,
  type ImportedGroup,
  type ImportNoteCode,
  type ImportProblem,
} from './imported-file.ts';
import { fieldsOf } from './json-fields.ts';
import { readArchive } from './read-archive.ts';
import { readCsv } from './read-csv.ts';
import { isGeoJson, isUmap, readGeoJson, readUmap } from './read-geojson.ts';
import { readGpx } from './read-gpx.ts';
import { readKml } from './read-kml.ts';
import { isPolarsteps, readPolarsteps } from './read-polarsteps.ts';
import { readLoc, readTcx } from './read-tcx.ts';

/** Understands a file by what it holds; its name may say anything. */
export function readFile(bytes: Uint8Array): Result<ImportedFile, ImportProblem> {
  try {
    if (bytes.length === 0) return refuse('file-empty');
    if (bytes.length > MAX_FILE_BYTES) return refuse('file-too-large');
    const file = withoutExcess(readContent(bytes));
    const isEmpty = file.trip === null && file.groups.every(({ places }) => places.length === 0);
    return isEmpty ? refuse(whyEmpty(file)) : ok(file);
  } catch (error) {
    if (error instanceof ImportError) return refuse(error.problem);
    throw error;
  }
}

/** What else a file without places has. */
function whyEmpty({ notes }: ImportedFile): ImportProblem {
  const has = (code: ImportNoteCode): boolean => notes.some((note) => note.code === code);
  if (has('network-links-left')) return 'only-network-links';
  if (has('pictures-left')) return 'only-pictures';
  return has('points-off-globe') ? 'only-points-off-globe' : 'nothing-found';
}

function readContent(bytes: Uint8Array): ImportedFile {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) return readArchive(bytes, readPlain);
  return readPlain(bytes);
}

/** A file that is no archive. */
function readPlain(bytes: Uint8Array): ImportedFile {
  const [first, second] = bytes;
  // „.FIT“ stands behind eight bytes.
  if (String.fromCharCode(...bytes.subarray(8, 12)) === '.FIT')
    throw new ImportError('file-is-fit');
  if ((first === 0xff && second === 0xd8) || (first === 0x89 && second === 0x50))
    throw new ImportError('file-is-picture');
  const text = decodeText(bytes).trimStart();
  if (text === '') throw new ImportError('file-empty');
  if (text.startsWith('<')) return readMarkup(text);
  if (text.startsWith('{') || text.startsWith('[')) return readJson(text);
  if (text.includes('\u0000')) throw new ImportError('file-unknown');
  return readCsv(text);
}

function readMarkup(text: string): ImportedFile {
  // A comment without an end takes the rest: looking for the end of each one again would take minutes.
  const bare = text.replaceAll(/<!--[^]*?(?:-->|$)/g, '');
  const root = /<([\w.-]+:)?([A-Za-z][\w.-]*)/.exec(bare)?.[2] ?? '';
  if (/^<!doctype\s+html/i.test(text) || root.toLowerCase() === 'html')
    throw new ImportError('file-is-html');
  const readers = { gpx: readGpx, TrainingCenterDatabase: readTcx, loc: readLoc } as const;
  const read = Object.entries(readers).find(([name]) => name === root)?.[1] ?? readKml;
  return read(text);
}

function readJson(text: string): ImportedFile {
  const parsed = parseJson(text);
  if (isGeoJson(parsed)) return readGeoJson(parsed);
  if (isUmap(parsed)) return readUmap(parsed);
  if (isPolarsteps(parsed)) return readPolarsteps(parsed);
  if (isTimeline(parsed)) throw new ImportError('file-is-timeline');
  if (!isTripFile(parsed)) throw new ImportError('file-unknown');
  const trip = readTripFile(parsed);
  if (!trip.ok) throw new ImportError(trip.error);
  return { format: 'json', title: trip.value.title, groups: [], notes: [], trip: trip.value };
}

/** The positions of a person as Google's apps export them: in three shapes. */
function isTimeline(parsed: unknown): boolean {
  const fields = fieldsOf(Array.isArray(parsed) ? parsed[0] : parsed);
  return ['semanticSegments', 'timelineObjects', 'timelinePath', 'visit', 'locations'].some(
    (name) => typeof fields[name] === 'object' && fields[name] !== null,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new ImportError('json-broken');
    throw error;
  }
}

/** No trip takes more stops; the first ones are kept, and the notes tell of the rest. */
function withoutExcess(file: ImportedFile): ImportedFile {
  const count = file.groups.reduce((sum, { places }) => sum + places.length, 0);
  let room = MAX_STOPS;
  const groups = file.groups.map((group): ImportedGroup => {
    const places = group.places.slice(0, room);
    room -= places.length;
    return { ...group, places };
  });
  const notes = [
    ...file.notes,
    { code: 'places-over-limit', count: Math.max(0, count - MAX_STOPS) } as const,
  ];
  return {
    ...file,
    groups: groups.filter(({ places }) => places.length > 0),
    notes: notes.filter((note) => note.count > 0),
  };
}
