import { ImportError, type ImportedFile } from './imported-file.ts';
import { parseCsv, SEPARATORS, type Separator } from './parse-csv.ts';
import { headOf, readTable, type TableHead } from './read-table.ts';

/** Google writes the description of a list above its head, and people write titles. */
const MOST_LINES_ABOVE = 10;
const MAX_TITLE = 100;

export function readCsv(text: string): ImportedFile {
  const found = findHead(text);
  if (!found) throw new ImportError('file-unknown');
  const [, ...rows] = parseCsv(text.slice(found.at), found.separator, found.line);
  return { format: 'csv', title: found.title, trip: null, ...readTable(found.head, rows) };
}

interface FoundHead {
  readonly head: TableHead;
  readonly separator: Separator;
  /** Where its line begins in the text. */
  readonly at: number;
  readonly line: number;
  readonly title: string;
}

function findHead(text: string): FoundHead | null {
  let [at, title, isFirst] = [0, '', true];
  for (let line = 1; line <= MOST_LINES_ABOVE && at < text.length; line += 1) {
    const rest = text.indexOf('\n', at);
    const end = rest < 0 ? text.length : rest;
    const written = text.slice(at, Math.min(end, at + 5000)).trim();
    if (written !== '') {
      const found = headIn(written, isFirst);
      if (found) return { ...found, at, line, title };
      const above = written.replaceAll(/^["#;,\s]+|["#;,\s]+$/g, '');
      if (isFirst && above.length <= MAX_TITLE) title = above;
      isFirst = false;
    }
    at = end + 1;
  }
  return null;
}

/** The separator is the one with which the line names most columns. */
function headIn(line: string, isFirst: boolean): Pick<FoundHead, 'head' | 'separator'> | null {
  const heads = SEPARATORS.flatMap((separator) => {
    const [row] = parseCsv(line, separator);
    const head = row && headOf(row.cells, isFirst);
    return head ? [{ head, separator }] : [];
  });
  return heads.toSorted((one, other) => size(other.head) - size(one.head))[0] ?? null;
}

function size(head: TableHead): number {
  return Object.keys(head).length;
}
