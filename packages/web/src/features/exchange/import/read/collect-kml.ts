import { readCalendarDate, type CalendarDate } from '@fahrtwind/domain';
import { ImportError } from './imported-file.ts';
import { readXml } from './read-xml.ts';

/** A placemark as it is written. */
export interface Placemark {
  /** Name, address and description. */
  readonly texts: ReadonlyMap<string, string>;
  readonly data: ReadonlyMap<string, string>;
  /** Coordinates as texts. */
  readonly points: readonly string[];
  readonly lines: readonly string[];
  /** Recorded by a device: each point as `lng lat height`. */
  readonly recorded: readonly (readonly string[])[];
  /** The outer border of each area. */
  readonly areas: readonly string[];
  /** Whether it shows a point that has no coordinates: a place that could not be located. */
  readonly hasEmptyPoint: boolean;
  readonly line: number;
}

export interface KmlFolder {
  readonly name: string;
  readonly date: CalendarDate | null;
  readonly placemarks: readonly Placemark[];
}

interface OpenFolder {
  name: string;
  date: CalendarDate | null;
  readonly placemarks: Placemark[];
}

const ROOTS: ReadonlySet<string> = new Set(['kml', 'Document', 'Folder', 'Placemark']);
const OVERLAYS: ReadonlySet<string> = new Set(['GroundOverlay', 'ScreenOverlay', 'PhotoOverlay']);
const FOLDERS: ReadonlySet<string> = new Set(['Document', 'Folder']);

/** The folders of a KML file with their placemarks. Links to other files are counted and never followed. */
export function collectKml(xml: string): {
  readonly folders: readonly KmlFolder[];
  readonly networkLinks: number;
  /** Pictures that lie on the map. */
  readonly pictures: number;
} {
  const path: string[] = [];
  const outside: OpenFolder = { name: '', date: null, placemarks: [] };
  const folders: OpenFolder[] = [outside];
  const open: OpenFolder[] = [];
  let [networkLinks, pictures, dataName] = [0, 0, ''];
  let placemark = createPlacemark(0);
  readXml(xml, {
    open: (name, attributes, line) => {
      if (path.length === 0 && !ROOTS.has(name)) throw new ImportError('xml-of-other-kind');
      path.push(name);
      if (FOLDERS.has(name)) {
        const folder = { name: '', date: null, placemarks: [] };
        folders.push(folder);
        open.push(folder);
      }
      if (name === 'NetworkLink') networkLinks += 1;
      if (OVERLAYS.has(name)) pictures += 1;
      if (name === 'Placemark') placemark = createPlacemark(line);
      if (name === 'Track') placemark.startTrack();
      if (name === 'Data' || name === 'SimpleData') dataName = attributes['name'] ?? '';
    },
    close: (name, text) => {
      path.pop();
      const folder = open.at(-1) ?? outside;
      if (path.includes('Placemark')) placemark.read({ name, text, path, dataName });
      else if (name === 'Placemark') folder.placemarks.push(placemark.finish());
      else if (name === 'name' && FOLDERS.has(path.at(-1) ?? '')) folder.name = text.trim();
      else if (name === 'value' && dataName === 'date') folder.date = readCalendarDate(text.trim());
      if (FOLDERS.has(name)) open.pop();
    },
  });
  return { folders, networkLinks, pictures };
}

interface Element {
  readonly name: string;
  readonly text: string;
  readonly path: readonly string[];
  readonly dataName: string;
}

function createPlacemark(line: number) {
  const [texts, data] = [new Map<string, string>(), new Map<string, string>()];
  const [points, lines, areas]: [string[], string[], string[]] = [[], [], []];
  const recorded: string[][] = [];
  let hasEmptyPoint = false;
  return {
    startTrack(): void {
      recorded.push([]);
    },
    read({ name, text, path, dataName }: Element): void {
      const parent = path.at(-1);
      if (parent === 'Placemark') texts.set(name, text);
      if (name === 'value' || name === 'SimpleData') data.set(dataName, text.trim());
      if (name === 'coord' && parent === 'Track') recorded.at(-1)?.push(text);
      if (name !== 'coordinates') return;
      if (parent === 'Point' && text.trim() === '') hasEmptyPoint = true;
      else if (parent === 'Point') points.push(text);
      else if (parent === 'LineString') lines.push(text);
      else if (parent === 'LinearRing' && path.at(-2) !== 'innerBoundaryIs') areas.push(text);
    },
    finish: (): Placemark => ({
      texts,
      data,
      points,
      lines,
      recorded,
      areas,
      hasEmptyPoint,
      line,
    }),
  };
}
