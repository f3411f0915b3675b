import { decodeText } from './decode-text.ts';
import {
  ImportError,
  type ImportedFile,
  type ImportedGroup,
  type ImportNote,
} from './imported-file.ts';
import type { TableRow } from './parse-csv.ts';
import { headOf, readTable } from './read-table.ts';
import { readXml } from './read-xml.ts';
import type { Unpacked } from './unpack.ts';

const MAX_SHEETS = 20;
const MAX_ROWS = 20_000;
/** Wider tables have their places in the first columns, too. */
const MAX_COLUMNS = 100;
const MOST_ROWS_ABOVE = 10;

/** A workbook by its cells: each sheet that has a head row with known columns. Formulas count by their last result. */
export function readXlsx({ files }: Unpacked): ImportedFile {
  const shared = sharedTexts(xmlOf(files, 'xl/sharedStrings.xml'));
  const paths = [...files.keys()]
    .filter((name) => name.startsWith('xl/worksheets/'))
    .toSorted((one, other) => numberIn(one) - numberIn(other))
    .slice(0, MAX_SHEETS);
  const names = sheetNames(xmlOf(files, 'xl/workbook.xml'));
  const groups: ImportedGroup[] = [];
  const notes: ImportNote[] = [];
  let isKnown = false;
  let own: ImportedFile['own'];
  for (const [index, path] of paths.entries()) {
    const rows = rowsOf(xmlOf(files, path), shared);
    const at = rows
      .slice(0, MOST_ROWS_ABOVE)
      .findIndex(({ cells }, row) => headOf(cells, row === 0) !== null);
    const head = headOf(rows[at]?.cells ?? [], at === 0);
    if (!head) continue;
    isKnown = true;
    const table = readTable(head, rows.slice(at + 1));
    const name = paths.length > 1 ? (names[index] ?? '') : '';
    groups.push(...table.groups.map((group) => ({ ...group, name: group.name || name })));
    notes.push(...table.notes);
    own ??= table.own;
  }
  if (!isKnown) throw new ImportError('file-unknown');
  return { format: 'xlsx', title: '', trip: null, groups, notes, ...(own && { own }) };
}

function xmlOf(files: ReadonlyMap<string, Uint8Array>, name: string): string {
  const bytes = files.get(name);
  return bytes ? decodeText(bytes) : '';
}

/** `sheet10.xml` comes after `sheet2.xml`. */
function numberIn(path: string): number {
  return Number(/(\d+)\.xml$/.exec(path)?.[1] ?? 0);
}

function sheetNames(xml: string): readonly string[] {
  const names: string[] = [];
  if (xml !== '')
    readXml(xml, {
      open: (name, attributes) => {
        if (name === 'sheet') names.push(attributes['name'] ?? '');
      },
      close: () => undefined,
    });
  return names;
}

/** Texts stand once for all cells; a text may have parts with different looks. */
function sharedTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  let [text, isSpoken] = ['', false];
  if (xml !== '')
    readXml(xml, {
      open: (name) => {
        if (name === 'si') text = '';
        // How a word is spoken, as Japanese workbooks have it.
        if (name === 'rPh') isSpoken = true;
      },
      close: (name, written) => {
        if (name === 't' && !isSpoken) text += written;
        if (name === 'rPh') isSpoken = false;
        if (name === 'si') texts.push(text);
      },
    });
  return texts;
}

function rowsOf(xml: string, shared: readonly string[]): readonly TableRow[] {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let [line, column, type, text] = [0, -1, '', ''];
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        cells = [];
        column = -1;
        line = Number(attributes['r'] ?? line + 1);
      }
      if (name !== 'c') return;
      column = columnOf(attributes['r'] ?? '') ?? column + 1;
      type = attributes['t'] ?? '';
      text = '';
    },
    close: (name, written) => {
      if (name === 'v' || name === 't') text += written;
      if (name === 'c' && column >= 0 && column < MAX_COLUMNS) {
        while (cells.length < column) cells.push('');
        cells[column] = type === 's' ? (shared[Number(text)] ?? '') : text;
      }
      if (name === 'row' && rows.length < MAX_ROWS && cells.some((cell) => cell.trim() !== ''))
        rows.push({ cells, line });
    },
  });
  return rows;
}

/** „AB12“ is column 27, from 0. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (!letters) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
