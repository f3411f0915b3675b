import { decodeText } from './decode-text.ts';
import {
  ImportError,
  type ImportedFile,
  type ImportedGroup,
  type ImportNote,
} from './imported-file.ts';
import { readKml } from './read-kml.ts';
import { readXlsx } from './read-xlsx.ts';
import { unpack, type Unpacked } from './unpack.ts';

/** The kinds of files with places that an archive may hold; archives in archives are not opened. */
const FILES = /\.(?:kml|gpx|geojson|json|csv|umap|tcx|loc)$/i;
/** A person's position at every minute of years: no places to travel to, and larger than anything else in the archive. */
const HISTORY = /location history|timeline|zeitachse|records\.json$|standortverlauf/i;
const OF_WORKBOOK = /^xl\/(?:workbook\.xml|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/i;

/** What an archive holds: a workbook, the map of a KMZ, or several files, each with its places. */
export function readArchive(
  bytes: Uint8Array,
  readFile: (bytes: Uint8Array) => ImportedFile,
): ImportedFile {
  const unpacked = unpack(
    bytes,
    (name) => OF_WORKBOOK.test(name) || (FILES.test(name) && !HISTORY.test(name)),
  );
  const { files, names } = unpacked;
  if (names.some((name) => /^xl\/workbook\.xml$/i.test(name))) return readXlsx(unpacked);
  if (names.includes('content.xml') && names.includes('mimetype'))
    throw new ImportError('file-is-ods');
  const maps = [...files].filter(([name]) => /\.kml$/i.test(name));
  const [first] = maps;
  if (!first && files.size === 0) throw new ImportError('archive-without-map');
  const main = maps.find(([name]) => name.toLowerCase() === 'doc.kml') ?? first;
  if (main && (maps.length === files.size || main[0].toLowerCase() === 'doc.kml'))
    return { ...readKml(decodeText(main[1])), format: 'kmz' };
  return readEach(unpacked, readFile);
}

function readEach(
  { files }: Unpacked,
  readFile: (bytes: Uint8Array) => ImportedFile,
): ImportedFile {
  const groups: ImportedGroup[] = [];
  const notes = new Map<ImportNote['code'], number>();
  const count = (code: ImportNote['code'], more: number): void => {
    notes.set(code, (notes.get(code) ?? 0) + more);
  };
  for (const [name, bytes] of files) {
    const file = readOne(bytes, readFile);
    if (!file || file.trip) {
      count('files-left', 1);
      continue;
    }
    for (const note of file.notes) count(note.code, note.count);
    const title = file.title || nameOf(name);
    for (const group of file.groups) groups.push({ ...group, name: group.name || title });
  }
  return {
    format: 'zip',
    title: '',
    trip: null,
    groups,
    notes: [...notes].map(([code, sum]) => ({ code, count: sum })),
  };
}

/** One file that cannot be read must not cost the others. */
function readOne(
  bytes: Uint8Array,
  readFile: (bytes: Uint8Array) => ImportedFile,
): ImportedFile | null {
  try {
    return readFile(bytes);
  } catch (error) {
    if (error instanceof ImportError) return null;
    throw error;
  }
}

/** „Takeout/Saved/Bars.csv“ is „Bars“. */
function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(/\.[^.]+$/, '');
}
