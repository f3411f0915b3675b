export const SEPARATORS = [';', ',', '\t'] as const;

export type Separator = (typeof SEPARATORS)[number];

/** A row of a table, and where it begins in its file. */
export interface TableRow {
  readonly cells: readonly string[];
  /** From 1. */
  readonly line: number;
}

/** Longer tables are no lists of places, and reading them would need more memory than phones have. */
const MAX_ROWS = 50_000;

/** The rows of a table; `firstLine` is where the text begins in its file. */
export function parseCsv(text: string, separator: Separator, firstLine = 1): readonly TableRow[] {
  const rows: TableRow[] = [];
  let [cells, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  let [line, begun] = [firstLine, firstLine];
  const endCell = (): void => {
    cells.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length && rows.length < MAX_ROWS; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n') line += 1;
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push({ cells, line: begun });
      [cells, begun] = [[], line];
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  return cells.some((one) => one !== '') ? [...rows, { cells, line: begun }] : rows;
}
