import { BUDGET_KINDS, type Budget, type CostSum, type Day } from '@fahrtwind/domain';
import type { ReactNode } from 'react';
import { formatCents } from '../../../../format/euros.ts';
import { formatWeekday } from '../../../../parts/trip-dates.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useLanguage } from '../../../../ui/texts.tsx';
import { dayColour } from '../../../../parts/trip-rows/day-colour.ts';
import styles from './costs.module.css';
import { useOverviewTexts } from '../texts.ts';

/** Booked and open costs of hotels, legs and activities. */
export function KindTable({ budget }: { readonly budget: Budget }) {
  const { costs: texts } = useOverviewTexts();
  return (
    <SumTable
      title={texts.byKind}
      first={texts.kind}
      rows={BUDGET_KINDS.filter((kind) => budget.byKind[kind].count > 0).map((kind) => ({
        key: kind,
        head: texts.kinds[kind],
        sum: budget.byKind[kind],
      }))}
      total={budget.total}
    />
  );
}

interface DayTableProps {
  readonly budget: Budget;
  readonly days: readonly Day[];
}

/** The days with costs; a stay counts on its first day. */
export function DayTable({ budget, days }: DayTableProps) {
  const texts = useOverviewTexts();
  const language = useLanguage();
  const rows = budget.byDay.flatMap((sum, index) => {
    const day = days[index];
    if (!day || sum.bookedCents + sum.openCents === 0) return [];
    const head = (
      <>
        <span className={classNames(styles.dayNumber, dayColour(index + 1))}>
          {texts.day(index + 1)}
        </span>
        <span className={styles.muted}>{formatWeekday(day.date, language)}</span>
      </>
    );
    return [{ key: day.id, head, sum }];
  });
  const { besides } = budget;
  const rest = { key: 'besides', head: texts.costs.besides, sum: besides };
  const all = besides.bookedCents + besides.openCents > 0 ? [...rows, rest] : rows;
  // Without a price there is nothing to add up; the items say which prices are missing.
  if (all.length === 0) return null;
  return <SumTable title={texts.costs.byDay} first={texts.costs.dayColumn} rows={all} />;
}

interface SumRow {
  readonly key: string;
  readonly head: ReactNode;
  readonly sum: CostSum;
}

interface SumTableProps {
  readonly title: string;
  readonly first: string;
  readonly rows: readonly SumRow[];
  readonly total?: CostSum;
}

function SumTable({ title, first, rows, total }: SumTableProps) {
  const { costs: texts } = useOverviewTexts();
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{texts.booked}</th>
          <th scope="col">{texts.open}</th>
          <th scope="col" className={styles.sum}>
            {texts.sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, sum }) => (
          <SumCells key={key} head={head} sum={sum} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <SumCells head={texts.total} sum={total} />
        </tfoot>
      )}
    </table>
  );
}

function SumCells({ head, sum }: Omit<SumRow, 'key'>) {
  const language = useLanguage();
  const { bookedCents, openCents } = sum;
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>{formatCents(bookedCents, language)}</td>
      <td>{formatCents(openCents, language)}</td>
      <td className={styles.sum}>{formatCents(bookedCents + openCents, language)}</td>
    </tr>
  );
}
