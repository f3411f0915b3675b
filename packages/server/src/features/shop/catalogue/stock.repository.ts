import type { CartLine } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/queries.ts';
import type { OrderLineRow } from '../tables/shop.tables.ts';

export async function findStock(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const { rows } = await queries.execute<{ readonly id: string; readonly stock: number }>(
    sql`select variant_id as id, stock from shop_stock`,
  );
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** What lies in a warehouse, of what is left of an order's lines. */
export function goodsOf(
  lines: readonly Pick<OrderLineRow, 'variantId' | 'quantity' | 'revokedQuantity' | 'passDays'>[],
): readonly CartLine[] {
  return lines
    .filter(({ passDays }) => passDays === null)
    .map((line) => ({ ...line, quantity: line.quantity - line.revokedQuantity }));
}

/** Takes goods off the stock, all or none; the variant of which there are too few, or null when all are taken. */
export async function takeStock(tx: Queries, lines: readonly CartLine[]): Promise<string | null> {
  // In the same order everywhere, or two orders could wait for each other for ever.
  const wanted = sorted(lines);
  for (const [index, { variantId, quantity }] of wanted.entries()) {
    if (quantity === 0) continue;
    const { rowCount } = await tx.execute(sql`
      update shop_stock set stock = stock - ${quantity}, changed_at = now()
      where variant_id = ${variantId} and stock >= ${quantity}`);
    if (rowCount === 1) continue;
    await returnStock(tx, wanted.slice(0, index));
    return variantId;
  }
  return null;
}

export async function returnStock(tx: Queries, lines: readonly CartLine[]): Promise<void> {
  for (const { variantId, quantity } of sorted(lines)) {
    if (quantity === 0) continue;
    await tx.execute(sql`
      insert into shop_stock (variant_id, stock) values (${variantId}, ${quantity})
      on conflict (variant_id) do update
      set stock = shop_stock.stock + excluded.stock, changed_at = now()`);
  }
}

/** Whether it was done: not when the stock is no longer what it was. */
export async function setStock(
  queries: Queries,
  { variantId, stock, was }: { variantId: string; stock: number; was: number },
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    insert into shop_stock (variant_id, stock) values (${variantId}, ${stock})
    on conflict (variant_id) do update set stock = ${stock}, changed_at = now()
    where shop_stock.stock = ${was}`);
  return rowCount === 1;
}

function sorted(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));
}
