import type { TaxMode } from './product.ts';

export interface PricedLine {
  /** Gross. */
  readonly unitCents: number;
  readonly quantity: number;
  readonly vatPercent: number;
  /** The weight of one piece; 0 for what is not sent. */
  readonly weightGrams: number;
}

export interface VatShare {
  readonly percent: number;
  readonly grossCents: number;
  readonly netCents: number;
  readonly vatCents: number;
}

export interface OrderTotals {
  readonly goodsCents: number;
  readonly shippingCents: number;
  readonly totalCents: number;
  /** By rate, shipping included; empty without VAT. */
  readonly vat: readonly VatShare[];
}

/** Gross prices are what counts: VAT is taken out of the sum of each rate, so no line adds an error of rounding. */
export function orderTotals(
  lines: readonly PricedLine[],
  shippingCents: number,
  taxMode: TaxMode,
): OrderTotals {
  const goodsCents = sumOf(lines.map(lineCents));
  const totalCents = goodsCents + shippingCents;
  const vat = taxMode === 'regular' ? vatShares(lines, shippingCents) : [];
  return { goodsCents, shippingCents, totalCents, vat };
}

export function lineCents({
  unitCents,
  quantity,
}: Pick<PricedLine, 'unitCents' | 'quantity'>): number {
  return unitCents * quantity;
}

export function gramsOf(lines: readonly PricedLine[]): number {
  return sumOf(lines.map(({ weightGrams, quantity }) => weightGrams * quantity));
}

/** Splits an amount over the rates of an order, for a correction of its invoice. */
export function splitVat(vat: readonly VatShare[], amountCents: number): readonly VatShare[] {
  const amounts = apportion(
    amountCents,
    vat.map(({ grossCents }) => grossCents),
  );
  return vat.map(({ percent }, index) => vatShare(percent, amounts[index] ?? 0));
}

/** Shipping has the rates of the goods that are sent, by their value (UStAE 3.10). */
function vatShares(lines: readonly PricedLine[], shippingCents: number): readonly VatShare[] {
  const percents = [...new Set(lines.map(({ vatPercent }) => vatPercent))].toSorted(
    (one, other) => other - one,
  );
  const ofRate = (percent: number, from: readonly PricedLine[]) =>
    sumOf(from.filter(({ vatPercent }) => vatPercent === percent).map(lineCents));
  const sent = lines.filter(({ weightGrams }) => weightGrams > 0);
  const shipping = apportion(
    shippingCents,
    percents.map((percent) => ofRate(percent, sent)),
  );
  return percents.map((percent, index) =>
    vatShare(percent, ofRate(percent, lines) + (shipping[index] ?? 0)),
  );
}

function vatShare(percent: number, grossCents: number): VatShare {
  const vatCents = Math.round((grossCents * percent) / (100 + percent));
  return { percent, grossCents, netCents: grossCents - vatCents, vatCents };
}

/** Whole cents in proportion to the weights; what is left over goes to the largest, so that the sum is right. */
function apportion(cents: number, weights: readonly number[]): readonly number[] {
  const all = sumOf(weights);
  if (all === 0) return weights.map((_, index) => (index === 0 ? cents : 0));
  const shares = weights.map((weight) => Math.floor((cents * weight) / all));
  const largest = weights.indexOf(Math.max(...weights));
  const rest = cents - sumOf(shares);
  return shares.map((share, index) => (index === largest ? share + rest : share));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
