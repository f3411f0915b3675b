import {
  readCalendarDate,
  readCsvCell,
  readGermanDate,
  type CalendarDate,
  type CsvColumn,
} from '@fahrtwind/domain';
import {
  createNote,
  type ImportedGroup,
  type ImportedPlace,
  type ImportNote,
  type OwnStop,
  type OwnTrip,
} from './imported-file.ts';
import { kindOf } from './own-marks.ts';
import { createOwnTable, ownHeadOf, readOwnStop } from './own-table.ts';
import type { TableRow } from './parse-csv.ts';
import { placeOf, pointIn, pointOf, queryIn } from './place-parts.ts';

/** What the columns of tables are called: ours in both languages, Google's saved lists and My Maps, and usual ones. */
const COLUMNS = {
  name: ['name', 'titel', 'title', 'bezeichnung', 'label', 'stopp', 'stop', 'station', 'ziel'],
  place: ['ort', 'place', 'adresse', 'address', 'location', 'anschrift'],
  street: ['straße', 'strasse', 'street'],
  postcode: ['plz', 'postleitzahl', 'zip', 'postcode', 'postal code'],
  town: ['stadt', 'city', 'town', 'gemeinde'],
  country: ['land', 'country', 'staat'],
  lat: ['breite', 'lat', 'latitude', 'breitengrad', 'y'],
  lng: ['länge', 'lng', 'lon', 'long', 'longitude', 'längengrad', 'x'],
  point: ['wkt', 'geometry', 'geom', 'koordinaten', 'coordinates', 'gps', 'position'],
  note: ['notiz', 'note', 'notes', 'beschreibung', 'description', 'bemerkung'],
  comment: ['kommentar', 'comment'],
  link: ['url', 'link', 'google maps url', 'webseite', 'website'],
  day: ['tag', 'day'],
  date: ['datum', 'date'],
  kind: ['art', 'kind'],
} as const;

type Column = keyof typeof COLUMNS;

const COLUMN_OF: ReadonlyMap<string, Column> = new Map(
  typedEntries(COLUMNS).flatMap(([column, names]) =>
    names.map((name): readonly [string, Column] => [name, column]),
  ),
);

function typedEntries<Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
): readonly (readonly [Key, Value])[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a constant has no further keys
  return Object.entries(table) as unknown as readonly (readonly [Key, Value])[];
}

export interface TableHead extends Readonly<Partial<Record<Column, number>>> {
  /** The columns of a table that we have written. */
  readonly own?: Readonly<Partial<Record<CsvColumn, number>>>;
}

/** The columns that a row names; null where it is no head. A row further down must name two of them. */
export function headOf(cells: readonly string[], isFirst: boolean): TableHead | null {
  const names = cells.map((cell) => readCsvCell(cell).trim().toLowerCase());
  const head: Partial<Record<Column, number>> = {};
  for (const [index, name] of names.entries()) {
    const column = COLUMN_OF.get(name);
    if (column) head[column] ??= index;
  }
  const { name, place, town, lat, point } = head;
  const tellsWhere = [name, place, town, lat, point].some((index) => index !== undefined);
  if (!tellsWhere || (!isFirst && Object.keys(head).length < 2)) return null;
  const own = ownHeadOf(names);
  return own ? { ...head, own } : head;
}

interface Row {
  readonly place: ImportedPlace;
  readonly day: string;
  readonly date: CalendarDate | null;
}

interface ReadTable {
  readonly groups: readonly ImportedGroup[];
  readonly notes: readonly ImportNote[];
  readonly own?: OwnTrip;
}

/** The places of a table's rows, by day. Of a table that we have written, all the rest goes along with them. */
export function readTable(head: TableHead, rows: readonly TableRow[]): ReadTable {
  const [left, things] = [createNote('rows-left'), createNote('things-left')];
  const own = head.own ? createOwnTable(readDate) : null;
  const read: Row[] = [];
  let stop: OwnStop | null = null;
  for (const { cells, line } of rows) {
    if (cells.every((cell) => cell.trim() === '') || isComment(cells)) continue;
    const cellAt = (index = -1): string => readCsvCell(cells[index] ?? '').trim();
    const cell = (column: Column): string => cellAt(head[column]);
    const ownCell = (column: CsvColumn): string => cellAt(head.own?.[column]);
    if (kindOf(cell('kind')) === 'thing') {
      if (!own?.take(ownCell, stop)) things.add(line);
      continue;
    }
    const row = readRow(cell, line);
    const isDay = own?.takeDay(ownCell);
    if (row && own) {
      stop = readOwnStop(ownCell);
      const { link, ...place } = row.place;
      const isTicket = stop.transport?.url === link;
      read.push({ ...row, place: { ...place, ...(link && !isTicket && { link }), own: stop } });
    } else if (row) read.push(row);
    else if (!isDay) left.add(line);
  }
  const notes = [things.finish(), left.finish()];
  return { groups: groupsOf(read), notes, ...(own && { own: own.finish() }) };
}

/** `# …`, as people and programs write it into tables. */
function isComment([first = '', ...others]: readonly string[]): boolean {
  return first.trimStart().startsWith('#') && others.every((cell) => cell.trim() === '');
}

function readRow(cell: (column: Column) => string, line: number): Row | null {
  const link = cell('link');
  const point =
    pointOf(decimal(cell('lat')), decimal(cell('lng'))) ??
    pointIn(`${cell('lat')} ${cell('lng')}`) ??
    pointIn(cell('point')) ??
    pointIn(link);
  const town = [cell('postcode'), cell('town')].filter(Boolean).join(' ');
  const written = [cell('place'), cell('street'), town, cell('country')].filter(Boolean).join(', ');
  const name = cell('name') || (point ? '' : queryIn(link));
  const address = written || (point ? '' : queryIn(link));
  const place = pointIn(address);
  if (!point && name === '' && address === '') return null;
  const [note, comment] = [cell('note'), cell('comment')];
  return {
    day: cell('day'),
    date: readDate(cell('date')),
    place: placeOf({
      name: name || address,
      address: address || (point ? '' : name),
      point: point ?? place,
      note: [note, comment === note ? '' : comment].filter(Boolean).join('\n'),
      isOptional: kindOf(cell('kind')) === 'optional',
      link,
      line,
    }),
  };
}

function decimal(text: string): string {
  return text.replace(',', '.');
}

/** The day that spreadsheets count as 0. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** `2026-07-12`, `12.07.2026`, `So 12.7.26`, or the number of a day as spreadsheets store it. */
export function readDate(text: string): CalendarDate | null {
  const iso = readCalendarDate(text.slice(0, 10));
  if (iso) return iso;
  const [, day = '', month = '', year = ''] =
    /(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})\b/.exec(text) ?? [];
  if (day !== '') {
    const full = year.length === 2 ? `20${year}` : year;
    return readGermanDate(`${day.padStart(2, '0')}.${month.padStart(2, '0')}.${full}`);
  }
  // 1954 to 2119: other numbers in such a column are no dates.
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  if (serial < 20_000 || serial > 80_000) return null;
  return readCalendarDate(new Date(SPREADSHEET_EPOCH + serial * DAY_MS).toISOString().slice(0, 10));
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
