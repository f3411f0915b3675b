import { BUDGET_KINDS, budgetOf, costsOf, type Trip } from '@fahrtwind/domain';
import { formatCents } from '../../../format/euros.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import type { Omitted } from './print-parts.tsx';
import { usePrintTexts } from '../texts.ts';
import styles from './print.module.css';

interface PrintCostsProps {
  readonly trip: Trip;
  readonly omit: Omitted;
}

/** What everything costs. */
export function PrintCosts({ trip, omit }: PrintCostsProps) {
  const texts = usePrintTexts();
  const language = useLanguage();
  const costs = costsOf(trip);
  if (costs.length === 0 || omit.has('costs')) return null;
  const { total, byKind } = budgetOf(trip, costs);
  return (
    <section className={styles.costs}>
      <h2>{texts.costs}</h2>
      <table>
        <tbody>
          {BUDGET_KINDS.filter((kind) => byKind[kind].count > 0).map((kind) => (
            <tr key={kind}>
              <th scope="row">{texts.budget[kind]}</th>
              <td>{formatCents(byKind[kind].bookedCents + byKind[kind].openCents, language)}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">{texts.total}</th>
            <td>{formatCents(total.bookedCents + total.openCents, language)}</td>
          </tr>
        </tbody>
      </table>
      {total.unknown > 0 && <p className={styles.muted}>{texts.unpriced(total.unknown)}</p>}
    </section>
  );
}
