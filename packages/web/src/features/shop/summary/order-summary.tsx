import { shopPath, type TaxMode } from '@fahrtwind/domain';
import type { Order, PricedCart } from '@fahrtwind/contract';
import { formatCents } from '../../../format/euros.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useShopTexts } from '../texts.ts';
import styles from './summary.module.css';

type Line = Pick<
  Order['lines'][number],
  | 'variantId'
  | 'productId'
  | 'name'
  | 'size'
  | 'colour'
  | 'material'
  | 'quantity'
  | 'unitCents'
  | 'totalCents'
>;

interface OrderSummaryProps {
  readonly lines: readonly Line[];
  readonly totals: PricedCart['totals'];
  readonly taxMode: TaxMode;
  /** How long a pro pass lasts; null for goods. */
  readonly passDaysOf: (line: Line) => number | null;
}

/** What is ordered and what it costs in all: each item with what matters of it, shipping, VAT and the total. */
export function OrderSummary({ lines, totals, taxMode, passDaysOf }: OrderSummaryProps) {
  const { summary } = useShopTexts();
  return (
    <div className={styles.summary}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{summary.item}</th>
            <th scope="col">{summary.quantity}</th>
            <th scope="col">{summary.unit}</th>
            <th scope="col">{summary.sum}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <SummaryLine key={line.variantId} line={line} passDays={passDaysOf(line)} />
          ))}
        </tbody>
      </table>
      <Totals totals={totals} taxMode={taxMode} />
    </div>
  );
}

interface SummaryLineProps {
  readonly line: Line;
  readonly passDays: number | null;
}

function SummaryLine({ line, passDays }: SummaryLineProps) {
  const { summary } = useShopTexts();
  const language = useLanguage();
  const { name, size, colour, material, quantity, unitCents, totalCents } = line;
  return (
    <tr>
      <th scope="row">
        <TextLink to={shopPath('produkt', line.productId)}>{name}</TextLink>
        <span className={styles.details}>
          {size !== null && <span>{summary.size(size)}</span>}
          {colour !== null && <span>{summary.colour(colour)}</span>}
          {passDays === null ? (
            <span>{summary.material(material)}</span>
          ) : (
            <span>{summary.term(passDays)}</span>
          )}
        </span>
      </th>
      <td data-label={summary.quantity}>{quantity}</td>
      <td data-label={summary.unit}>{formatCents(unitCents, language)}</td>
      <td data-label={summary.sum}>{formatCents(totalCents, language)}</td>
    </tr>
  );
}

interface TotalsProps {
  readonly totals: PricedCart['totals'];
  readonly taxMode: TaxMode;
}

export function Totals({ totals, taxMode }: TotalsProps) {
  const { summary } = useShopTexts();
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language);
  const { goodsCents, shippingCents, totalCents, vat } = totals;
  return (
    <>
      <dl className={styles.totals}>
        <div>
          <dt>{summary.goods}</dt>
          <dd>{formatCents(goodsCents, language)}</dd>
        </div>
        <div>
          <dt>{summary.shipping}</dt>
          <dd>{shippingCents === 0 ? summary.free : formatCents(shippingCents, language)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{summary.total}</dt>
          <dd>{formatCents(totalCents, language)}</dd>
        </div>
        {vat.map((share) => (
          <div key={share.percent} className={styles.vat}>
            <dt>{summary.vat(percent.format(share.percent))}</dt>
            <dd>{formatCents(share.vatCents, language)}</dd>
          </div>
        ))}
      </dl>
      {taxMode === 'small-business' && <p className={styles.vat}>{summary.noVat}</p>}
    </>
  );
}
