import {
  BUDGET_KINDS,
  budgetOf,
  costsOf,
  shortLabel,
  type Cost,
  type Trip,
} from '@fahrtwind/domain';
import { formatCents } from '../../../format/euros.ts';
import { legKindName } from '../../../parts/leg-kind-name.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import type { Omitted } from './print-parts.tsx';
import { usePrintTexts } from '../texts.ts';
import styles from './print.module.css';

interface PrintCostsProps {
  readonly trip: Trip;
  readonly omit: Omitted;
}

/** What is booked, and what everything costs. */
export function PrintCosts({ trip, omit }: PrintCostsProps) {
  const texts = usePrintTexts();
  const rows = useTripRowTexts();
  const language = useLanguage();
  const costs = costsOf(trip);
  if (costs.length === 0) return null;
  const { total, byKind } = budgetOf(trip, costs);
  const nameOf = (cost: Cost): string => {
    if (cost.kind === 'leg') return rows.legs[cost.field];
    if (cost.kind === 'ride')
      return rows.ride(legKindName(cost.legKind, language), shortLabel(cost.to), cost.operator);
    return cost.name || texts.budget[cost.kind];
  };
  return (
    <>
      {!omit.has('bookings') && (
        <section className={styles.costs}>
          <h2>{texts.bookings}</h2>
          <table>
            <tbody>
              {costs.map((cost) => (
                <tr key={`${cost.kind} ${cost.id}`}>
                  <th scope="row">{nameOf(cost)}</th>
                  <td>{cost.booked ? rows.booked : texts.open}</td>
                  {!omit.has('costs') && <td>{cost.price}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {!omit.has('costs') && (
        <section className={styles.costs}>
          <h2>{texts.costs}</h2>
          <table>
            <tbody>
              {BUDGET_KINDS.filter((kind) => byKind[kind].count > 0).map((kind) => (
                <tr key={kind}>
                  <th scope="row">{texts.budget[kind]}</th>
                  <td>
                    {formatCents(byKind[kind].bookedCents + byKind[kind].openCents, language)}
                  </td>
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
      )}
    </>
  );
}
