import { readCalendarDate, readCsvCell, type CalendarDate } from '@fahrtwind/domain';
import { readCoordinates } from '../../../../parts/place-field/read-coordinates.ts';
import {
  ImportError,
  type ImportedFile,
  type ImportedGroup,
  type ImportedPlace,
} from './imported-file.ts';
import { kindOf } from './own-marks.ts';
import { parseCsv } from './parse-csv.ts';
import { placeOf, pointOf } from './place-parts.ts';

/** What the columns of tables are called: ours in both languages, Google's saved lists, and usual ones. */
const COLUMNS = {
  name: ['name', 'titel', 'title', 'bezeichnung', 'label', 'stopp', 'stop'],
  place: ['ort', 'place', 'adresse', 'address', 'location', 'anschrift'],
  lat: ['breite', 'lat', 'latitude', 'breitengrad', 'y'],
  lng: ['länge', 'lng', 'lon', 'long', 'longitude', 'längengrad', 'x'],
  note: ['notiz', 'note', 'notes', 'beschreibung', 'description', 'kommentar', 'comment'],
  link: ['url', 'link'],
  day: ['tag', 'day'],
  date: ['datum', 'date'],
  kind: ['art', 'kind'],
} as const;

type Column = keyof typeof COLUMNS;

interface Row {
  readonly place: ImportedPlace;
  readonly day: string;
  readonly date: CalendarDate | null;
}

export function readCsv(text: string): ImportedFile {
  const [head = [], ...lines] = parseCsv(text);
  const indexes = indexesOf(head);
  if (indexes.name === -1 && indexes.place === -1 && indexes.lat === -1)
    throw new ImportError('file-unknown');
  const cellsOf = (line: readonly string[]) => (column: Column) =>
    readCsvCell(line[indexes[column]] ?? '').trim();
  const filled = lines.filter((line) => line.some((cell) => cell.trim() !== ''));
  const wanted = filled.filter((line) => kindOf(cellsOf(line)('kind')) !== 'thing');
  const rows = wanted.map((line) => readRow(cellsOf(line)));
  const usable = rows.filter((row): row is Row => row !== null);
  return {
    format: 'csv',
    title: '',
    trip: null,
    groups: groupsOf(usable),
    notes: [
      { code: 'things-left', count: filled.length - wanted.length },
      { code: 'rows-left', count: rows.length - usable.length },
    ],
  };
}

function indexesOf(head: readonly string[]): Readonly<Record<Column, number>> {
  const names = head.map((cell) => readCsvCell(cell).trim().toLowerCase());
  const find = (column: Column): number =>
    names.findIndex((name) => COLUMNS[column].some((known) => known === name));
  return {
    name: find('name'),
    place: find('place'),
    lat: find('lat'),
    lng: find('lng'),
    note: find('note'),
    link: find('link'),
    day: find('day'),
    date: find('date'),
    kind: find('kind'),
  };
}

function readRow(cell: (column: Column) => string): Row | null {
  const [name, address, link] = [cell('name'), cell('place'), cell('link')];
  const point =
    pointOf(cell('lat').replace(',', '.'), cell('lng').replace(',', '.')) ??
    (/^https?:/i.test(link) ? readCoordinates(link) : null);
  if (!point && name === '' && address === '') return null;
  const kind = kindOf(cell('kind'));
  return {
    day: cell('day'),
    date: readCalendarDate(cell('date')),
    place: placeOf({
      name: name || address,
      address: address || (point ? '' : name),
      point: point && { lat: point.lat, lng: point.lng },
      note: cell('note'),
      isOptional: kind === 'optional',
    }),
  };
}

function groupsOf(rows: readonly Row[]): readonly ImportedGroup[] {
  const groups = new Map<string, { date: CalendarDate | null; places: ImportedPlace[] }>();
  for (const { day, date, place } of rows) {
    const key = day || (date ?? '');
    const group = groups.get(key) ?? { date, places: [] };
    group.places.push(place);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ date, places }) => ({ name: '', date, places }));
}
