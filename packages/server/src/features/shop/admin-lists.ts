import type { OrderState } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { findStock } from './catalogue/stock.repository.ts';
import { shopOrder, type OrderRow } from './tables/shop.tables.ts';

/** Money that is to be given back; the same as `balanceOf` says. */
const IS_REFUND_DUE = sql`paid_cents - refunded_cents >
  case when state in ('cancelled', 'expired') then 0 else total_cents - revoked_cents end`;

interface Filter {
  readonly state?: OrderState | undefined;
  readonly due?: 'refund' | undefined;
  readonly before?: string | undefined;
}

export function orderFilter({ state, due, before }: Filter): SQL {
  const [createdAt, id] = readPageKey(before);
  return sql`true
    ${state === undefined ? sql`` : sql`and ${shopOrder.state} = ${state}`}
    ${due === undefined ? sql`` : sql`and ${IS_REFUND_DUE}`}
    ${createdAt === null ? sql`` : sql`and (date_trunc('milliseconds', ${shopOrder.createdAt}), ${shopOrder.id}) < (${createdAt}::timestamptz, ${id})`}`;
}

export function pageKey({ createdAt, id }: OrderRow): string {
  return `${createdAt.toISOString()}_${id}`;
}

function readPageKey(key: string | undefined): readonly [string | null, string] {
  const [createdAt = '', id = ''] = key?.split('_') ?? [];
  const isTime = /^[12]\d{3}-[\dT:.-]+Z$/.test(createdAt) && !Number.isNaN(Date.parse(createdAt));
  return [isTime ? createdAt : null, id];
}

/** How much work waits for the people who run the shop. */
export async function countDue(queries: Queries) {
  const { rows } = await queries.execute<{
    readonly openOrders: number;
    readonly ordersToSend: number;
    readonly refundsDue: number;
    readonly unmatchedRevocations: number;
  }>(sql`
    select
      count(*) filter (where state = 'open')::int as "openOrders",
      count(*) filter (where state = 'paid')::int as "ordersToSend",
      count(*) filter (where ${IS_REFUND_DUE})::int as "refundsDue",
      (select count(*)::int from shop_revocation where refund_cents is null) as "unmatchedRevocations"
    from shop_order`);
  return rows[0] ?? { openOrders: 0, ordersToSend: 0, refundsDue: 0, unmatchedRevocations: 0 };
}

export async function listStock(queries: Queries, { items }: Catalogue) {
  const stock = await findStock(queries);
  const { rows } = await queries.execute<{
    readonly productId: string;
    readonly priceCents: number;
    readonly since: string;
  }>(sql`
    select product_id as "productId", price_cents as "priceCents",
      to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
    from shop_price order by shop_price.since desc limit 500`);
  return {
    variants: [...items.values()].map(({ product, variant }) => ({
      variantId: variant.id,
      productId: product.id,
      name: product.name.de,
      size: variant.size,
      colour: variant.colour?.de ?? null,
      stock: product.kind === 'pro-pass' ? null : (stock.get(variant.id) ?? 0),
    })),
    prices: rows,
  };
}
