import type { PricedCart } from '@fahrtwind/contract';
import {
  gramsOf,
  lineCents,
  orderTotals,
  shippingCents,
  type CartLine,
  type CartProblem,
  type Language,
  type PricedLine,
  type ShopCountry,
  type TaxMode,
} from '@fahrtwind/domain';
import { availableOf, type Catalogue, type CatalogueItem } from './catalogue.ts';

export interface ChosenLine extends PricedLine {
  readonly item: CatalogueItem;
}

/** The lines of a cart that can still be bought, with what they cost now. */
export function chosenLines(
  { items }: Pick<Catalogue, 'items'>,
  lines: readonly CartLine[],
): readonly ChosenLine[] {
  return lines.flatMap(({ variantId, quantity }) => {
    const item = items.get(variantId);
    if (!item) return [];
    const { priceCents: unitCents, vatPercent } = item.product;
    return [{ item, quantity, unitCents, vatPercent, weightGrams: item.variant.weightGrams }];
  });
}

interface Wish {
  readonly lines: readonly CartLine[];
  readonly country: ShopCountry;
  readonly language: Language;
  readonly taxMode: TaxMode;
  readonly stock: ReadonlyMap<string, number>;
}

/** A cart as it would be ordered now. Lines that cannot be had keep their place, with the reason. */
export function priceCart(catalogue: Catalogue, wish: Wish): PricedCart {
  const chosen = chosenLines(catalogue, wish.lines);
  const shipping = shippingCents(gramsOf(chosen), wish.country);
  const totals = orderTotals(chosen, shipping ?? 0, wish.taxMode);
  return {
    lines: wish.lines.map((line) => cartLineView(catalogue, line, wish)),
    totals: { ...totals, vat: [...totals.vat] },
    needsAccount: chosen.some(({ item }) => item.product.kind === 'pro-pass'),
    isTooHeavy: shipping === null,
  };
}

function cartLineView(
  { items }: Catalogue,
  { variantId, quantity }: CartLine,
  { language, stock }: Wish,
): PricedCart['lines'][number] {
  const item = items.get(variantId);
  if (!item) return { ...GONE, variantId, quantity };
  const { product, variant } = item;
  const available = availableOf(item, stock);
  const unitCents = product.priceCents;
  return {
    variantId,
    productId: product.id,
    name: product.name[language],
    size: variant.size,
    colour: variant.colour?.[language] ?? null,
    material: product.material[language],
    quantity,
    unitCents,
    totalCents: lineCents({ unitCents, quantity }),
    available,
    problem: problemOf(quantity, available),
  };
}

function problemOf(quantity: number, available: number): CartProblem | null {
  if (available === 0) return 'sold-out';
  return available < quantity ? 'too-few' : null;
}

const GONE = {
  productId: '',
  name: '',
  size: null,
  colour: null,
  material: '',
  unitCents: 0,
  totalCents: 0,
  available: 0,
  problem: 'gone',
} as const;
