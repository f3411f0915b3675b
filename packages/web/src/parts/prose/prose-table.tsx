import type { ReactNode } from 'react';
import type { ContentNode, TableCell } from './content-node.ts';
import styles from './prose.module.css';
import { useProseTexts } from './texts.ts';

interface ProseTableProps {
  readonly table: Extract<ContentNode, { tag: 'table' }>;
  readonly render: (nodes: readonly ContentNode[]) => ReactNode;
}

/** A table that scrolls on narrow screens instead of widening the page. */
export function ProseTable({ table, render }: ProseTableProps) {
  const { table: tableLabel } = useProseTexts();
  return (
    // A scrollable box must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={styles.tableScroller} role="group" aria-label={tableLabel} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.header.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={column} scope="col" className={numberClass(cell)}>
                {render(cell.nodes)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, line) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={line}>{row.map((cell, column) => renderCell(cell, column, render))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function renderCell(cell: TableCell, column: number, render: ProseTableProps['render']) {
  return column === 0 ? (
    <th key={column} scope="row">
      {render(cell.nodes)}
    </th>
  ) : (
    <td key={column} className={numberClass(cell)}>
      {render(cell.nodes)}
    </td>
  );
}

function numberClass(cell: TableCell) {
  return cell.isNumber ? styles.number : undefined;
}
